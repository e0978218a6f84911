import type { Messages } from '#kernel/i18n/messages.ts'
import type { Language, Text } from '#kernel/i18n/texts.ts'

/**
 * What is kept now and said later, in whatever language it is read in then: a key of the house's texts and its values. A
 * value may be said in each language itself, as a race's name is.
 */
export interface Words {
  readonly key: string
  readonly values: Readonly<Record<string, string | number | Text>>
}

/** Words in a language. */
export const say = (messages: Messages, language: Language, { key, values }: Words): string =>
  messages.format(
    language,
    key,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value])),
  )
