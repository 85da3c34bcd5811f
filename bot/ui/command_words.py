"""Translations of the slash commands, as they are registered with Discord."""

from __future__ import annotations

from discord import Locale
from discord.app_commands import (
    Command,
    Group,
    Parameter,
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.core.words import DEFAULT, command_key, words_for


def described(key: str) -> locale_str:
    """Return the description of a command or an option."""
    return named(f"command-{key}")


def named(key: str) -> locale_str:
    """Return the text ``key``, which Discord shows users in their own language."""
    return locale_str(words_for(DEFAULT)(key), key=key)


class CommandWords(Translator):
    """A translator of command names, options and descriptions."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return ``string`` in the language of ``locale``; ``None`` to keep it as it is."""
        words = words_for(locale.value)
        if words.language == DEFAULT:  # also for the many languages without translations
            return None
        key = string.extras.get("key") or _name_key(context)
        return None if key is None else words(key)


def _name_key(context: TranslationContextTypes) -> str | None:
    """Return the key of the text that names a command or an option."""
    match context.location, context.data:
        case (
            TranslationContextLocation.command_name | TranslationContextLocation.group_name,
            Command() | Group() as command,
        ):
            return command_key(command.qualified_name)
        case TranslationContextLocation.parameter_name, Parameter() as option:
            return f"param-{option.name}"
    return None
