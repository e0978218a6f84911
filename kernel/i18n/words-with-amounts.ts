import { amountText } from '#kernel/money/format-amount.ts'
import type { Messages } from './messages.ts'
import type { Language } from './texts.ts'
import { say, type Words } from './words.ts'

/** A text key with values; amounts among them are formatted in the reader's language. */
export interface WordsWithAmounts {
  readonly key: string
  readonly values: Readonly<Record<string, Words['values'][string] | { readonly minor: number; readonly currency: string }>>
}

/** Translates them into a language. */
export const sayWithAmounts = (messages: Messages, language: Language, { key, values }: WordsWithAmounts): string => {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' && 'minor' in value ? amountText(value.minor, value.currency, language) : value,
  ])
  return say(messages, language, { key, values: Object.fromEntries(written) as Words['values'] })
}
