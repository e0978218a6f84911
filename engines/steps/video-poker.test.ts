import { describe, expect, test } from 'vitest'
import { below } from '../chance/below.ts'
import { fastSource } from '../chance/fast-source.ts'
import { fraction, fractionText } from '../fraction.ts'
import { publishedMaths } from '../maths.gen.ts'
import { deucesWild } from './games/deuces-wild.ts'
import { jacksOrBetter } from './games/jacks-or-better.ts'
import type { Standing } from './stepped-game.ts'
import { holdStep, type VideoPokerView } from './video-poker.ts'
import { paysByHand, pokerHandOf, pokerHands, type PokerHand } from './video-poker-hands.ts'
import { bestKept, common_ways, drawnSums, eachKindOfHand, paidTables } from './video-poker-tables.ts'
import { all_kept, worthOfKept } from './video-poker-worth.ts'

const ranks = 'A23456789TJQK'
const suits = 'shcd'
/** `As Kd` as numbers of the pack. */
const cardsOf = (words: string): readonly number[] =>
  words.split(' ').map((word) => suits.indexOf(word[1] ?? '') * 13 + ranks.indexOf(word[0] ?? ''))

describe('what five cards are', () => {
  test.each<readonly [string, PokerHand, PokerHand]>([
    ['Ts Js Qs Ks As', 'royal', 'royal'],
    ['9s Ts Js Qs Ks', 'straight-flush', 'straight-flush'],
    ['As 3s 4s 5s 2s', 'straight-flush', 'straight-flush'],
    ['9s 9h 9c 9d Ks', 'four', 'four'],
    ['9s 9h 9c Kd Ks', 'full-house', 'full-house'],
    ['3s 9s Js Qs As', 'flush', 'flush'],
    ['Ah 3s 4s 5s 6d', 'nothing', 'nothing'],
    ['Th Js Qs Ks Ad', 'straight', 'straight'],
    ['Ah Ks Qc 3d 4h', 'nothing', 'nothing'],
    ['Ks Ah 3d 4c Qs', 'nothing', 'nothing'],
    ['Jh Js 3d 4c 5s', 'jacks', 'jacks'],
    ['Th Ts 3d 4c 5s', 'nothing', 'nothing'],
    ['Th Ts 3d 3c 5s', 'two-pair', 'two-pair'],
    ['Th Ts Td 3c 5s', 'three', 'three'],
    ['2h 2s 2d 2c 5s', 'four', 'four-deuces'],
    ['2h Ts Js Qs Ks', 'nothing', 'wild-royal'],
    ['2h 2d 2s 9h 9d', 'full-house', 'five'],
    ['2h 9d 9s 9h 9c', 'four', 'five'],
    ['2h 5s 6s 8s 9s', 'nothing', 'straight-flush'],
    ['2h 2d 2c 8s Ks', 'three', 'four'],
    ['2h 9d 9s Kd Kh', 'two-pair', 'full-house'],
    ['2h 3d 7d 9d Kd', 'nothing', 'flush'],
    ['2h 2d 3s 4h 6c', 'nothing', 'straight'],
    ['2h As 3s 4h 6c', 'nothing', 'nothing'],
    ['2h 2d 3s 9h Kc', 'nothing', 'three'],
    ['2h Kd Ks 4h 6c', 'jacks', 'three'],
  ])('%s', (words, plain, wild) => {
    for (const cards of [cardsOf(words), cardsOf(words).toReversed()])
      expect([pokerHandOf(cards, false), pokerHandOf(cards, true)]).toEqual([plain, wild])
  })

  test('reliability 10: come as often as every book of cards says', { timeout: 60_000 }, () => {
    const counted = new Map<string, number>()
    eachKindOfHand((cards, count) => {
      const hand = pokerHandOf(cards, false)
      counted.set(hand, (counted.get(hand) ?? 0) + count)
    })
    const { nothing = 0, jacks = 0, ...named } = Object.fromEntries(counted)
    expect(named).toEqual({
      royal: 4,
      'straight-flush': 36,
      four: 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      three: 54_912,
      'two-pair': 123_552,
    })
    expect([nothing + jacks, jacks]).toEqual([1_302_540 + 1_098_240, (1_098_240 * 4) / 13])
  })
})

describe.each([
  [jacksOrBetter, false],
  [deucesWild, true],
] as const)('$slug', (game, are_deuces_wild) => {
  const pays = paysByHand(game.exported['pays'] as Partial<Record<PokerHand, number>>)
  const round = (values: readonly number[], ...steps: readonly string[]): Standing =>
    game.standing(steps.reduce((state, step) => game.take(state, step), game.begin('cards', values)))
  const viewOf = ({ view }: Standing): VideoPokerView => view as VideoPokerView

  test('GA-023: what is thrown is replaced in its place, from the left, by cards that were fixed before', () => {
    const values = Array.from({ length: 10 }, () => 0)
    expect(viewOf(round(values)).cards).toEqual([0, 1, 2, 3, 4])
    expect(viewOf(round(values, 'hold:10101')).cards).toEqual([0, 5, 2, 6, 4])
    expect(viewOf(round(values, 'hold:00000')).cards).toEqual([5, 6, 7, 8, 9])
    expect(round(values, 'hold:10101')).toMatchObject({ used: 7, offers: [], staked: 100 })
    expect(() => round(values, 'hold:11111', 'hold:11111')).toThrow(RangeError)
  })

  test('GA-023: all ten cards differ, whatever is drawn, and every hand pays by its table once', () => {
    const source = fastSource(4)
    for (let count = 0; count < 300; count += 1) {
      const values = (game.ranges('cards') ?? []).map((range) => below(source, range))
      const all = [viewOf(round(values)), viewOf(round(values, 'hold:00000'))].flatMap(({ cards }) => cards)
      expect(new Set(all).size).toBe(10)
      const over = round(values, holdStep(below(source, 32)))
      expect(over.pays).toBe(100 * (pays[pokerHands.indexOf(pokerHandOf(viewOf(over).cards, are_deuces_wild))] ?? 0))
      expect(round(values).pays).toBe(0)
    }
  })

  test('who does not come back keeps what was dealt', () => {
    expect(game.fallback(round(Array.from({ length: 10 }, () => 3)).offers)).toBe('hold:11111')
  })

  test('reliability 10: the hint goes through every draw and finds what the published strategy keeps', { timeout: 60_000 }, () => {
    const [paid = []] = paidTables(are_deuces_wild, [pays])
    for (const words of ['As Ks Qs Js 3d', 'Th Ts 4d 6c 9s', '2h 3s 7d Tc Ks', '2h 2s Td Jd 4c']) {
      const cards = cardsOf(words).toSorted((a, b) => a - b)
      const sums = drawnSums(paid, cards)
      // Those of four and five new cards take the most time and are no different.
      for (const kept of [0b11111, 0b11110, 0b01110, 0b10011, 0b00101, bestKept(sums)])
        expect(fractionText(worthOfKept(cards, kept, pays, are_deuces_wild)), `${words} ${kept}`).toBe(
          fractionText(fraction(BigInt(sums[kept] ?? 0), BigInt(common_ways))),
        )
    }
    // One new card for a royal is worth a made flush of four hearts less.
    const four_to_royal = cardsOf('Ts Js Qs Ks 3s').toSorted((a, b) => a - b)
    expect(bestKept(drawnSums(paid, four_to_royal))).not.toBe(all_kept)
  })
})

test('reliability 10: the best play returns what is known of these tables: 99.54 % and 99.73 %', () => {
  expect([publishedMaths['jacks-or-better'].bets.best.rtp.percent, publishedMaths['deuces-wild'].bets.best.rtp.percent]).toEqual([
    '99.54',
    '99.73',
  ])
})
