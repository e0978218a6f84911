import { isLanguage, languages, type Language } from '#kernel/i18n/texts.ts'

/** The language of the current page, for code outside components. */
export const pageLanguage = (): Language => {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : languages[0]
}
