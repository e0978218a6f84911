import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { texts as shellTexts } from '#apps/web/texts.ts'
import { texts as httpTexts } from '#kernel/http/texts.ts'
import { createMessages } from '#kernel/i18n/messages.ts'
import { languages, type Language, type Texts } from '#kernel/i18n/texts.ts'
import { formatMessage, type CompiledText } from '#kernel/web/texts/format-message.ts'

const counts = [0, 1, 2, 5, 11, 21, 22, 1234, 1.5]

const allTexts = Object.assign({}, shellTexts, ...slices.map(({ texts, server_texts }) => ({ ...texts, ...server_texts }))) as Record<
  string,
  Record<string, string>
>

/** Every placeholder of a text gets the same number, which suits words and plurals alike. */
const valuesOf = (count: number): Record<string, unknown> =>
  new Proxy(
    {},
    { get: () => count, has: () => true, getOwnPropertyDescriptor: () => ({ value: count, configurable: true, enumerable: true }) },
  )

const both = (language: string, source: string, values: Record<string, unknown>): [string, string] => {
  const compiled = compileMessage(source)
  const i18n = setupI18n({ locale: language, messages: { [language]: { key: compiled } } })
  return [formatMessage(language, compiled as CompiledText, values), i18n._('key', values)]
}

test('TH-011: every text of the house reads the same in the browser as on the server, for every plural form', () => {
  for (const [key, text] of Object.entries(allTexts))
    for (const language of languages)
      for (const count of counts) {
        const [ours, theirs] = both(language, text[language] ?? '', valuesOf(count))
        expect(ours, `${key} ${language} ${count}`).toBe(theirs)
      }
})

/** Names of the values that a text asks for, in any of its branches. */
const placeholdersOf = (message: unknown): string[] => {
  if (!Array.isArray(message)) return []
  const names = message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , format] = token as [string, string?, object?]
    return [name, ...Object.values(format ?? {}).flatMap(placeholdersOf)]
  })
  return [...new Set(names)].toSorted()
}

test('ER-024: whatever a call says no with has one text of the house in every language', () => {
  const known: Record<string, Record<string, string>> = { ...httpTexts, ...allTexts }
  const codes = slices.flatMap(({ routes = [] }) => routes.flatMap(({ endpoint }) => endpoint.refusals ?? []))
  expect(codes.length).toBeGreaterThan(100)
  const silent = codes.flatMap((code) => languages.filter((language) => !known[code]?.[language]).map((language) => `${code} ${language}`))
  expect(silent).toEqual([])
})

test('TH-011: a text asks for the same values in every language', () => {
  for (const [key, text] of Object.entries(allTexts)) {
    const [first, ...others] = languages.map((language) => placeholdersOf(compileMessage(text[language] ?? '')))
    for (const other of others) expect(other, key).toEqual(first)
  }
  expect(placeholdersOf(compileMessage('{who} {n, plural, one {# {thing}} other {#}}'))).toEqual(['n', 'thing', 'who'])
})

test('a per cent sign stands apart from its number in Ukrainian and Russian, and beside it in English', () => {
  const [apart, beside] = [/[\d}] %/, /[\d}]%/]
  const wrong = Object.entries(allTexts).flatMap(([key, { uk = '', ru = '', en = '' }]) =>
    beside.test(uk) || beside.test(ru) || apart.test(en) ? [key] : [],
  )
  expect(wrong).toEqual([])
})

test('a house that nobody reads for tells nobody to write to it', () => {
  const told = createMessages([{ name: 'all', texts: allTexts as Texts }], { support: null })
  const promise = /(?:напишіть|напишите|write to|contact|ask) (?:у |в |на |the )?(?:підтримк|поддержк|support|\.|,)/i
  const promising = (language: Language): string[] =>
    Object.entries(told.catalogue(language)).flatMap(([key, text]) => (promise.test(JSON.stringify(text)) ? [key] : []))
  expect(languages.flatMap(promising)).toEqual([])
  // Left where it stands inside another choice, which nobody would fill.
  for (const language of languages)
    for (const [key, text] of Object.entries(told.catalogue(language))) expect(placeholdersOf(text), key).not.toContain('support')
})

test('TH-011: ru, uk and en have their own plural forms', () => {
  const source = '{n, plural, =0 {нічого} one {# гра} few {# гри} many {# ігор} other {# гри}}'
  expect([0, 1, 3, 5, 21].map((n) => both('uk', source, { n })[0])).toEqual(['нічого', '1 гра', '3 гри', '5 ігор', '21 гра'])
})

test('select, selectordinal and number are filled as Lingui fills them, and inherited names are no branch', () => {
  const cases: [string, Record<string, unknown>][] = [
    ['{who, select, guest {гість} other {гравець}}', { who: 'guest' }],
    ['{who, select, guest {гість} other {гравець}}', { who: 'constructor' }],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place', { n: 22 }],
    ['{n, number} з {m, number, percent}', { n: 12_345, m: 0.5 }],
    ['Тег #1 {a}', { a: 'x' }],
  ]
  for (const [source, values] of cases) {
    const [ours, theirs] = both('en', source, values)
    expect(ours).toBe(theirs)
  }
})
