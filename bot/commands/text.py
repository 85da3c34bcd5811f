"""The words of the commands themselves, as they are registered with Discord in each language."""

from __future__ import annotations

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.words import DEFAULT, words_for


def described(key: str) -> locale_str:
    """The description of a command or an option."""
    return named(f"command-{key}")


def named(key: str) -> locale_str:
    """The words ``key``, to be shown to each person in their own language."""
    return locale_str(words_for(DEFAULT)(key), key=key)


class CommandWords(Translator):
    """Tells Discord how commands read in the languages that there are words for."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """``string`` in the language of ``locale``; ``None`` where it stays as it is."""
        words = words_for(locale.value)
        key = string.extras.get("key")
        return None if key is None or words.language == DEFAULT else words(key)
