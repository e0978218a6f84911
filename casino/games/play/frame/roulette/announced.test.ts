import { expect, test } from 'vitest'
import { americanTable, europeanTable, placeOf as placeAt } from '#engines/roulette/tables.ts'
import { americanOrder, double_zero, wheelOrder } from '#engines/roulette/wheel.ts'
import { announced, chipsOf, neighbourBets, neighboursOf } from './announced.ts'
import { emptyCloth, putAll, totalOf } from './bets.ts'

const placeOf = (id: string) => placeAt(europeanTable, id)

const covered = (name: keyof typeof announced): Set<number> =>
  new Set(announced[name].flatMap(([place]) => [...(placeOf(place)?.numbers ?? [])]))

test('every place of a call is a place of the cloth', () => {
  for (const bets of Object.values(announced)) for (const [place] of bets) expect(placeOf(place), place).toBeDefined()
})

test('the three parts of the wheel hold every number once', () => {
  const all = (['voisins', 'orphelins', 'tiers'] as const).flatMap((name) => [...covered(name)])
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  expect([covered('voisins').size, covered('orphelins').size, covered('tiers').size]).toEqual([17, 8, 12])
})

test('the calls take nine, five, six and four chips, neighbours five', () => {
  expect((['voisins', 'orphelins', 'tiers', 'zero'] as const).map((name) => chipsOf(announced[name]))).toEqual([9, 5, 6, 4])
  expect(chipsOf(neighbourBets(wheelOrder, 17))).toBe(5)
})

test('neighbours are those of the wheel, also across zero', () => {
  expect(neighboursOf(wheelOrder, 0)).toEqual([3, 26, 0, 32, 15])
  expect(neighboursOf(wheelOrder, 26)).toEqual([35, 3, 26, 0, 32])
  expect(neighboursOf(americanOrder, double_zero)).toEqual([13, 1, double_zero, 27, 10])
  for (const [place] of neighbourBets(americanOrder, 1)) expect(placeAt(americanTable, place), place).toBeDefined()
})

test('a call is one step that undo takes back, adds to what lies there, and is refused whole above the most of the table', () => {
  const once = putAll(emptyCloth, announced.voisins, 100, 10_000)!
  const twice = putAll(once, announced.voisins, 100, 10_000)!
  expect([totalOf(once.bets), totalOf(twice.bets), twice.bets.get('trio:0-2-3')]).toEqual([900, 1_800, 400])
  expect(twice.past).toHaveLength(2)
  expect(putAll(once, announced.voisins, 100, 1_799)).toBeNull()
})
