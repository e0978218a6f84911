import { isLanguage, type Language } from '#kernel/i18n/texts.ts'

export type Addressed =
  | { readonly language: Language; /** `/` or `/en`. */ readonly base: string; /** Without the language. */ readonly path: string }
  | { readonly redirect: string }

/**
 * Splits a path into its language and the rest (RT-018, RT-019). The default language has no prefix: a path with it is redirected
 * to the one without. Two letters that are not one of our languages are part of the path.
 *
 * Duplicate slashes are redirected too: two at the start would be read as another host by the browser's history and by the links to
 * other languages, and each page must have one address.
 */
export const addressed = (pathname: string, search: string, default_language: Language): Addressed => {
  // Browsers treat a backslash as a slash.
  const single = pathname.replaceAll(/[/\\]+/g, '/')
  const [, first = '', ...rest] = single.split('/')
  if (first === default_language) return { redirect: `/${rest.join('/')}${search}` }
  if (single !== pathname) return { redirect: `${single}${search}` }
  if (!isLanguage(first)) return { language: default_language, base: '/', path: pathname }
  return { language: first, base: `/${first}`, path: `/${rest.join('/')}` }
}
