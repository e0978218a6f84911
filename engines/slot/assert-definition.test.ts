import { describe, expect, test } from 'vitest'
import { smallLines, smallWays } from '../testing/small-slots.ts'
import { assertSlotDefinition } from './assert-definition.ts'
import type { SlotDefinition } from './definition.ts'
import { strips } from './strips.ts'

const [a, b, w, s] = smallLines.symbols as [SlotDefinition['symbols'][number], ...SlotDefinition['symbols']]

const dialOf = (base: readonly number[], free: readonly number[]) => ({ kind: 'multiplier-reel', reel: { base, free } }) as const
const dial = {
  evaluation: { kind: 'ways' },
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 3: 1 }, most_spins: 2, multipliers: [1] },
  mechanic: dialOf([1, 2], [2, 3]),
} as const

const coin: SlotDefinition['symbols'][number] = { ...a, id: 'c', role: 'coin', pays: {} }
const collector: SlotDefinition['symbols'][number] = { ...a, id: 'p', role: 'collector', pays: {} }
const postStrips = strips(['a b', 'a c', 'a b p'])
const plainStrips = strips(['a b', 'a c', 'a b'])
const post = {
  ...dial,
  symbols: [a, b!, w!, s!, coin, collector],
  mechanic: { kind: 'collect', sums: [{ coins: 1, weight: 1 }], raises: [1, 2] },
  strips: { base: postStrips, free: postStrips },
} as const

const six = ['pays', 'pays', 'pays', 'pays', 'pays', 'pays'] as const
const trailOf = (fields: readonly ('pays' | 'ends')[]) =>
  ({ kind: 'trail', least: 3, fields: fields.map((does) => (does === 'pays' ? { does, stakes: 1 } : { does })) }) as const
const road = { free_spins: null, wild: { multiplier: 1, expands: 'never' }, mechanic: trailOf([...six, 'ends', 'pays']) } as const

describe('a slot definition', () => {
  test('is accepted when it keeps the rules', () => {
    expect(() => assertSlotDefinition(smallLines)).not.toThrow()
    expect(() => assertSlotDefinition(smallWays)).not.toThrow()
    expect(() => assertSlotDefinition({ ...smallLines, ...post })).not.toThrow()
    expect(() => assertSlotDefinition({ ...smallLines, ...road })).not.toThrow()
  })

  const broken: readonly [string, Partial<SlotDefinition>][] = [
    ['the slug is kebab-case', { slug: 'Small Lines' }],
    ['there are 1 to 7 rows', { rows: 0 }],
    ['a stake is 1 to 100 coins', { coins_per_stake: 2.5 }],
    ['the cap is a whole number of stakes', { cap_multiple: 0 }],
    ['free spins have as many reels', { strips: { ...smallLines.strips, free: strips(['a b', 'a b']) } }],
    ['base has 3 to 6 reels', { strips: { base: strips(['a b', 'a b']), free: strips(['a b', 'a b']) } }],
    ['base reel 2 has from 2 to 256 stops', { strips: { ...smallLines.strips, base: strips(['a b', 'a', 'a b']) } }],
    ['free reel 3 names an unknown symbol z', { strips: { ...smallLines.strips, free: strips(['a b', 'a b', 'a z']) } }],
    ['base has no wild on the first reel', { strips: { ...smallLines.strips, base: strips(['a w', 'a b', 'a b']) } }],
    ['symbol ids are unique', { symbols: [a, a!, b!, w!, s!] }],
    ['there is at most one wild', { symbols: [a, b!, w!, { ...w!, id: 'v' }, s!] }],
    ['there is at most one scatter', { symbols: [a, b!, w!, s!, { ...s!, id: 't' }] }],
    ['the wild w pays nothing of its own', { symbols: [a, b!, { ...w!, pays: { 3: 5 } }, s!] }],
    ['a pays something', { symbols: [{ ...a, pays: {} }, b!, w!, s!] }],
    ['pays of a are whole numbers', { symbols: [{ ...a, pays: { 3: 1.5 } }, b!, w!, s!] }],
    ['pays of a are whole numbers, for 1 to 3', { symbols: [{ ...a, pays: { 4: 1 } }, b!, w!, s!] }],
    ['the wild multiplies by 1 to 10', { wild: { multiplier: 0, expands: 'never' } }],
    ['a wild in a game of ways does not multiply', { evaluation: { kind: 'ways' } }],
    [
      'a strip has one stack of wilds, as high as the window',
      { wild: { multiplier: 1, expands: 'by-nudges' }, strips: { ...smallLines.strips, free: smallLines.strips.base } },
    ],
    ['stacks of wilds are nudged on lines', { wild: { multiplier: 1, expands: 'by-nudges' }, evaluation: { kind: 'ways' } }],
    ['there are 1 to 100 lines', { evaluation: { kind: 'lines', lines: [] } }],
    [
      'no line is there twice',
      {
        evaluation: {
          kind: 'lines',
          lines: [
            [0, 0, 0],
            [0, 0, 0],
          ],
        },
      },
    ],
    ['each line crosses every reel', { evaluation: { kind: 'lines', lines: [[0, 0, 2]] } }],
    ['each line crosses every reel', { evaluation: { kind: 'lines', lines: [[0, 0]] } }],
    ['free spins need a scatter', { symbols: [a, b!, w!, { ...s!, role: 'regular' }] }],
    ['a round has at most 200 free spins', { free_spins: { awards: { 3: 1 }, most_spins: 201, multipliers: [1] } }],
    ['multipliers are whole numbers', { free_spins: { awards: { 3: 1 }, most_spins: 2, multipliers: [] } }],
    ['one reel multiplies, and nothing else', { ...dial, free_spins: { awards: { 3: 1 }, most_spins: 2, multipliers: [1, 2] } }],
    ['the reel of multipliers has from 2 to 256 whole numbers', { ...dial, mechanic: dialOf([1, 1.5], [2, 3]) }],
    ['free spins have no such small multipliers', { ...dial, mechanic: dialOf([1, 5], [1, 10]) }],
    ['multiplier-reel pays by what it pays by', { ...dial, evaluation: smallLines.evaluation }],
    [
      'one symbol carries sums, one gathers them',
      { ...post, symbols: [a, b!, w!, s!, coin], strips: { base: plainStrips, free: plainStrips } },
    ],
    [
      'collectors stand on the last reel, coins on the others',
      { ...post, strips: { base: postStrips, free: strips(['a b', 'a c', 'a c p']) } },
    ],
    ['no two collectors are in sight at once', { ...post, strips: { base: postStrips, free: strips(['a b', 'a c', 'a p p']) } }],
    ['the first collector pays what the coins carry', { ...post, mechanic: { ...post.mechanic, raises: [2, 3] } }],
    ['sums are whole coins', { ...post, mechanic: { ...post.mechanic, sums: [{ coins: 0.5, weight: 1 }] } }],
    ['the first step of a walk pays', { ...road, mechanic: trailOf(['ends', ...six]) }],
    ['a trail has from 7 to 60 fields, and they pay whole stakes', { ...road, mechanic: trailOf(six) }],
    ['scatters begin the walk', { ...road, free_spins: smallLines.free_spins }],
    ['an award fits into the most spins', { free_spins: { awards: { 3: 3 }, most_spins: 2, multipliers: [1] } }],
  ]

  test.each(broken)('is refused because %s', (rule, change) => {
    expect(() => assertSlotDefinition({ ...smallLines, ...change })).toThrow(rule)
  })
})
