import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, otherLayouts, spellings } from './fold.ts'
import { fit, mistakesAllowed, mistakesInPrefix, ranked, vocabularyOf, weights } from './rules.ts'

describe('folding', () => {
  test.each([
    ['козак', 'kozak'],
    ['Козаки', 'KOZAKY'],
    ['скарб', 'skarb'],
    ['сад', 'sad'],
    ['рулетка', 'ruletka'],
    ['щит', 'shchyt'],
    ['Карпати', 'Karpaty'],
    ['cossack', 'kosak'],
    ['café', 'cafe'],
    ["п'ять", 'пять'],
    ['пʼять', 'п’ять'],
    ['Ёж', 'Еж'],
  ])('API-015: "%s" and "%s" are the same', (first, second) => expect(fold(first)).toBe(fold(second)))

  test('API-015: words are apart by one space, signs fall away', () =>
    expect(fold('  Golden--Orchard!! (2)  ')).toBe(`${fold('golden')} ${fold('orchard')} 2`))

  test('API-015: folding takes any text and leaves words alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (text) => {
        expect(fold(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
      }),
    )
  })

  test('API-015: the same keys in other layouts', () => {
    expect(otherLayouts('rjpfr')).toContain('козак')
    expect(otherLayouts('rfpfr')).toContain('казак')
    expect(otherLayouts('кщгдуееу')).toContain('roulette')
  })
})

test('API-015: a letter left out between two others that are the same is one mistake and not two', () => {
  expect(spellings('Зоотий сад')).toEqual([['zoti', 'zooti', 'zotii'], ['sad']])
  const best = (typed: string, word: string): number => Math.max(...(spellings(typed)[0] ?? []).map((one) => fit(one, fold(word))))
  expect(best('зоотий', 'золотий')).toBeGreaterThan(0)
})

describe('mistakes', () => {
  test.each([
    ['kozak', 'kozak', 0],
    ['koz', 'kozatski', 0],
    ['kosak', 'kozak', 1],
    ['kzak', 'kozak', 1],
    ['koozak', 'kozak', 1],
    ['ozkak', 'kozak', 2],
    ['kzoak', 'kozak', 1],
    ['trasure', 'treasure', 1],
    ['xyzzy', 'kozak', 3],
  ])('API-015: from "%s" to a beginning of "%s": %i', (typed, word, mistakes) => expect(mistakesInPrefix(typed, word, 2)).toBe(mistakes))

  test('API-015: short words allow none, long words two', () => {
    expect([1, 3, 4, 7, 8, 20].map(mistakesAllowed)).toEqual([0, 0, 1, 1, 2, 2])
  })

  test('API-015: every beginning of a word has no mistake, and one changed letter has at most one', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 4, maxLength: 14 })
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (text, cut, place) => {
        const typed = text.slice(0, 1 + (cut % text.length))
        expect(mistakesInPrefix(typed, text, 2)).toBe(0)
        const index = place % typed.length
        expect(mistakesInPrefix(`${typed.slice(0, index)}z${typed.slice(index + 1)}`, text, 2)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('ranking', () => {
  test('API-015: the same word before a beginning, a beginning before a mistake, a mistake before nothing', () => {
    const fits = [fit('gold', 'gold'), fit('gold', 'golden'), fit('glod', 'golden'), fit('gold', 'silver')]
    expect(fits).toEqual(fits.toSorted((a, b) => b - a))
    expect(fits.at(-1)).toBe(0)
    expect(new Set(fits).size).toBe(4)
  })

  const rank = (typed: string[], ...games: { word: string; weight: number }[][]): number[] =>
    ranked(
      typed.map((word) => [word]),
      vocabularyOf(games.map((words, id) => ({ id, words }))),
    )

  test('API-015: a title counts more than a theme', () => {
    expect(rank(['night'], [{ word: 'night', weight: weights.about }], [{ word: 'nights', weight: weights.title }])).toEqual([1, 0])
  })

  test('API-015: every typed word has to fit, and the better fit stands first', () => {
    const orchard = ['golden', 'orcard'].map((word) => ({ word, weight: weights.title }))
    const treasure = ['golden', 'treasure'].map((word) => ({ word, weight: weights.title }))
    expect(rank(['golden', 'orcard'], treasure, orchard)).toEqual([1])
    expect(rank(['golden', 'tresure'], treasure, orchard)).toEqual([0])
    expect(rank(['golden'], treasure, orchard)).toEqual([0, 1])
    expect(rank([], treasure)).toEqual([])
  })

  test('API-015: any words of any length are compared without harm', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (typed, word) => {
        const value = fit(typed, word)
        expect(value >= 0 && value <= 1).toBe(true)
      }),
    )
  })
})
