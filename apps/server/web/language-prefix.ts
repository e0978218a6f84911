import { isLanguage, type Language } from '#kernel/i18n/texts.ts'

export type Addressed =
  | { readonly language: Language; /** `/` or `/en`. */ readonly base: string; /** Without the language. */ readonly path: string }
  | { readonly redirect: string }

/**
 * The language of an address and the path behind it (RT-018, RT-019). The default language has no prefix: an address
 * that names it moves to the one without. Two letters that are no language of the house are a path like any other.
 */
export const addressed = (pathname: string, search: string, default_language: Language): Addressed => {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLanguage(first)) return { language: default_language, base: '/', path: pathname }
  const path = `/${rest.join('/')}`
  // A path that begins with two slashes would be another host for the browser.
  if (first === default_language) return { redirect: `${path.replace(/^\/{2,}/, '/')}${search}` }
  return { language: first, base: `/${first}`, path }
}
