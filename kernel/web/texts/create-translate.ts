import { setupI18n } from '@lingui/core'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

/** Texts of one language from its compiled catalogue, as GET /i18n/messages/app/{lang}/ gives it. */
export const createTranslate = (language: Language, catalogue: Readonly<Record<string, unknown>>): Translate => {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue as Record<string, string> } })
  return (key, values = {}) => i18n._(key, values as Record<string, unknown>)
}
