import { expect, test } from 'vitest'
import { languages } from '#kernel/i18n/texts.ts'
import { texts } from '../slots/texts.ts'
import { textOf } from './frame-text.ts'

test.each([
  ['uk', ['1 фріспін', '3 фріспіни', '10 фріспінів', '21 фріспін']],
  ['ru', ['1 фриспин', '3 фриспина', '10 фриспинов', '21 фриспин']],
  ['en', ['1 free spin', '3 free spins', '10 free spins', '21 free spins']],
] as const)('counts are declined in %s', (language, expected) => {
  const text = textOf(texts, language)
  expect([1, 3, 10, 21].map((count) => text('slots.free-spins-count', { count }))).toEqual(expected)
})

test.each([
  ['uk', '243 шляхи.'],
  ['ru', '243 пути.'],
  ['en', '243 ways.'],
] as const)('the rules of a slot agree with its number of ways in %s', (language, expected) => {
  expect(textOf(texts, language)('slots.pays.ways', { count: 243 })).toContain(expected)
})

test('no text of a slot uses a part of ICU messages that the frame does not know', () => {
  const named = /\{(\w+)[,}]/g
  for (const language of languages) {
    const text = textOf(texts, language)
    for (const [key, all] of Object.entries(texts)) {
      const values = Object.fromEntries([...all[language].matchAll(named)].map(([, name = '']) => [name, 5]))
      expect(text(key as keyof typeof texts, values), `${key} ${language}`).not.toMatch(/[{}#]/)
    }
  }
})
