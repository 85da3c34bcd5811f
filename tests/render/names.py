"""Names of players in the pictures of the tests: simple ones, and real-life ones."""

from __future__ import annotations

NAMES = {"p1": "Ann", "p2": "Benedikt", "p3": "Chloé", "p4": "Dario"}
HARD_NAMES = {
    "p1": "Wilhelmina-Alexandrina von Hohen",
    "p2": "👑🔥 مرحبا بالعالم 🎉 أنا ٣",
    "p3": "山田太郎 김철수 𝓕𝓪𝓷𝓬𝔂 👩‍🚀",
    "p4": "ꦄꦤ꧀ᬳᬦ᭄ 𒀭𒂗",
}

# One name in each script, with its peculiarities: letters that combine, move or stack.
SCRIPTS = {
    "Latin": "Nguyễn Łukasz",
    "Greek": "Ωμέγα",
    "Cyrillic": "Мария Їжак",
    "small capitals": "ᴀɴɴ ꜱᴍɪᴛʜ",
    "Hebrew": "שלום 12",
    "Arabic": "مرحبا بالعالم",
    "Chinese": "山田太郎",
    "Japanese": "ひらカタナ",
    "Korean": "김철수",
    "emoji": "Zoë 👑🔥",
    "Devanagari": "क्षत्रिय कुमार",
    "Bengali": "রবীন্দ্রনাথ",
    "Gurmukhi": "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
    "Gujarati": "ગુજરાતી",
    "Oriya": "କ୍ଷେତ୍ର",
    "Tamil": "தமிழ்ச்செல்வி",
    "Telugu": "తెలుగు కృష్ణ",
    "Kannada": "ಕನ್ನಡ ಕೃಷ್ಣ",
    "Malayalam": "മലയാളം കൃഷ്ണൻ",
    "Sinhala": "සිංහල ක්‍රිෂ්ණ",
    "Thai": "สวัสดีที่นั่น",
    "Lao": "ສະບາຍດີ",
    "Tibetan": "བསྟན་འཛིན་རྒྱ",
    "Burmese": "မြန်မာ ကျော်စွာ",
    "Georgian": "გიორგი ᲒᲘ",
    "Armenian": "Արմեն",
    "Ethiopic": "አበበ በቂላ",
    "Khmer": "ខ្មែរ ស្ត្រី",
    "Cherokee": "ᏣᎳᎩ",
    "Inuktitut": "ᐃᓄᒃᑎᑐᑦ",
    "Thaana": "Bob ދިވެހި",
    "N’Ko": "ߒߞߏ",
    "Adlam": "𞤀𞤣𞤤𞤢𞤥",
    "Tifinagh": "ⵜⵉⴼⵉⵏⴰⵖ",
}
