/** The site's languages, in the order of the language menu. */
export const languages = ['uk', 'ru', 'en'] as const
export type Language = (typeof languages)[number]

/** One text in every language: a missing language is a type error. Values are ICU messages. */
export type Text = Record<Language, string>
export type Texts = Readonly<Record<string, Text>>

/**
 * Declares the texts of one slice. Keys are unique across the site (a duplicate is refused at start): prefix them with the slice's
 * name, except refusal codes and keys named in the specification.
 */
export const defineTexts = <const T extends Texts>(texts: T): T => texts

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
