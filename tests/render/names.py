"""What players are called in the pictures of the tests: simply, and as people call themselves."""

NAMES = {"p1": "Ann", "p2": "Benedikt", "p3": "Chloé", "p4": "Dario"}
HARD_NAMES = {
    "p1": "Wilhelmina-Alexandrina von Hohen",
    "p2": "👑🔥 مرحبا بالعالم 🎉 أنا ٣",
    "p3": "山田太郎 김철수 𝓕𝓪𝓷𝓬𝔂 👩‍🚀",
    "p4": "ꦄꦤ꧀ᬳᬦ᭄ 𒀭𒂗",
}
