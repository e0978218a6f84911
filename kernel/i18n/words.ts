import type { Messages } from '#kernel/i18n/messages.ts'
import type { Language, Text } from '#kernel/i18n/texts.ts'

/**
 * A text key with values that is stored now and translated when it is read. A value may itself be given in each language, as a
 * race's name is.
 */
export interface Words {
  readonly key: string
  readonly values: Readonly<Record<string, string | number | Text>>
}

/** Translates stored words into a language. */
export const say = (messages: Messages, language: Language, { key, values }: Words): string =>
  messages.format(
    language,
    key,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value])),
  )
