import { isLanguage, type Language } from '#kernel/i18n/texts.ts'

export type Addressed =
  | { readonly language: Language; /** `/` or `/en`. */ readonly base: string; /** Without the language. */ readonly path: string }
  | { readonly redirect: string }

/**
 * The language of an address and the path behind it (RT-018, RT-019). The default language has no prefix: an address
 * that names it moves to the one without. Two letters that are no language of the house are a path like any other.
 *
 * An address with doubled slashes moves too: two at its beginning name another host to whatever writes the address again, the
 * browser's history and the links to the other languages included, and one page is rendered under one address.
 */
export const addressed = (pathname: string, search: string, default_language: Language): Addressed => {
  // Browsers read a backslash as a slash.
  const single = pathname.replaceAll(/[/\\]+/g, '/')
  const [, first = '', ...rest] = single.split('/')
  if (first === default_language) return { redirect: `/${rest.join('/')}${search}` }
  if (single !== pathname) return { redirect: `${single}${search}` }
  if (!isLanguage(first)) return { language: default_language, base: '/', path: pathname }
  return { language: first, base: `/${first}`, path: `/${rest.join('/')}` }
}
