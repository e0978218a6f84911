import type { Language } from '#kernel/i18n/texts.ts'
import { formatMessage, type CompiledText } from '#kernel/web/texts/format-message.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

/** Translates with the compiled catalogue of one language, as GET /i18n/messages/app/{lang}/ returns it. */
export const createTranslate =
  (language: Language, catalogue: Readonly<Record<string, CompiledText>>): Translate =>
  (key, values = {}) =>
    formatMessage(language, catalogue[key] ?? key, values)
