/** The languages of the house. The order is the order of the language menu. */
export const languages = ['uk', 'ru', 'en'] as const
export type Language = (typeof languages)[number]

/** One text in every language: a missing language is a type error. Values are ICU messages. */
export type Text = Record<Language, string>
export type Texts = Readonly<Record<string, Text>>

/**
 * Declares the texts of one slice. Keys are unique in the whole house (start-up refuses a duplicate): prefix them with
 * the slice's name, except refusal codes and keys that the specification names.
 */
export const defineTexts = <const T extends Texts>(texts: T): T => texts

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
