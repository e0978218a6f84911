import { percentsIn } from '#kernel/i18n/percents.ts'
import { oncePerLocale } from '#kernel/web/texts/once-per-locale.ts'

/** A part of a compiled ICU message: text, the number of a plural (`#`), or a placeholder. */
type Token = string | readonly [name: string, kind?: string, format?: unknown]
export type CompiledText = string | readonly Token[]
type Values = Readonly<Record<string, unknown>>
type Branches = Readonly<Record<string, CompiledText>>

const numberOf = oncePerLocale((locale) => new Intl.NumberFormat(locale))
const percentOf = oncePerLocale((locale) => percentsIn(locale))
const rulesOf = {
  cardinal: oncePerLocale((locale) => new Intl.PluralRules(locale, { type: 'cardinal' })),
  ordinal: oncePerLocale((locale) => new Intl.PluralRules(locale, { type: 'ordinal' })),
}

const formatters = {
  plural: (locale: string, value: unknown, branches: Branches, values: Values): string =>
    pluralForm(locale, value, branches, values, 'cardinal'),
  selectordinal: (locale: string, value: unknown, branches: Branches, values: Values): string =>
    pluralForm(locale, value, branches, values, 'ordinal'),
  select: (locale: string, value: unknown, branches: Branches, values: Values): string =>
    fill(locale, (Object.hasOwn(branches, String(value)) ? branches[String(value)] : undefined) ?? branches['other'] ?? '', values),
  number: (locale: string, value: unknown, style: unknown): string =>
    (style === 'percent' ? percentOf : numberOf)(locale).format(Number(value)),
}

const pluralForm = (locale: string, value: unknown, branches: Branches, values: Values, type: 'cardinal' | 'ordinal'): string => {
  const count = Number(value) - Number(branches['offset'] ?? 0)
  const rule = rulesOf[type](locale).select(count)
  const form = branches[String(value)] ?? branches[rule] ?? branches['other'] ?? ''
  return fill(locale, form, values, numberOf(locale).format(count))
}

const fill = (locale: string, message: CompiledText, values: Values, number?: string): string => {
  if (typeof message === 'string') return message
  return message
    .map((token) => {
      if (typeof token === 'string') return token === '#' && number !== undefined ? number : token
      const [name, kind, format] = token
      if (kind === undefined) return String(values[name] ?? '')
      const formatter = formatters[kind as keyof typeof formatters] as ((...parts: unknown[]) => string) | undefined
      if (!formatter) throw new Error(`texts have no "${kind}"; format the value before`)
      return formatter(locale, values[name], format, values)
    })
    .join('')
}

/**
 * Formats a compiled ICU message: values, plural, selectordinal, select, number. The server compiles messages with Lingui; this
 * small formatter keeps Lingui itself out of the browser.
 */
export const formatMessage = (locale: string, message: CompiledText, values: Values): string => fill(locale, message, values)
