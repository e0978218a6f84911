import type { Language, Texts } from '#kernel/i18n/texts.ts'

export type FrameText<T extends Texts> = (key: keyof T & string, values?: Readonly<Record<string, string | number>>) => string

const plural = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g

/**
 * Texts of a game in one language. Games are separate documents and bundle their texts; this supports the parts of ICU messages
 * that they use: `{name}` and `{count, plural, one {…} few {…} other {…}}` with `#`.
 */
export const textOf = <const T extends Texts>(texts: T, language: Language): FrameText<T> => {
  const rules = new Intl.PluralRules(language)
  return (key, values = {}) =>
    (texts[key]?.[language] ?? key)
      .replaceAll(plural, (_, name: string, forms: string) => {
        const count = Number(values[name])
        const form = (wanted: string) => new RegExp(` ${wanted} \\{([^{}]*)\\}`).exec(forms)?.[1]
        return (form(rules.select(count)) ?? form('other') ?? '').replaceAll('#', String(count))
      })
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
