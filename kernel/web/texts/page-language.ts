import { isLanguage, languages, type Language } from '#kernel/i18n/texts.ts'

/** The language of the page in sight, for code that is no component. */
export const pageLanguage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : languages[0]
}
