import { describe, expect, test } from 'vitest'
import { bytesSource } from '../../chance/byte-source.ts'
import { fastSource } from '../../chance/fast-source.ts'
import type { Fraction } from '../../fraction.ts'
import { publishedMaths } from '../../maths.gen.ts'
import { publish } from '../../published.ts'
import { slotEngines } from '../../registry.ts'
import {
  smallSticky,
  smallCascades,
  smallHold,
  smallBook,
  smallRows,
  smallStay,
  smallFalls,
  smallPairs,
  smallWalk,
  smallDial,
  smallCollect,
  smallTrail,
} from '../../testing/small-mechanics.ts'
import type { SlotDefinition } from '../definition.ts'
import { kyivanChronicle } from '../games/kyivan-chronicle.ts'
import { nightRadio } from '../games/night-radio.ts'
import { ninthWave } from '../games/ninth-wave.ts'
import { oldLviv } from '../games/old-lviv.ts'
import { pigeonPost } from '../games/pigeon-post.ts'
import { polarLights } from '../games/polar-lights.ts'
import { spiceCaravan } from '../games/spice-caravan.ts'
import { sweetStreet } from '../games/sweet-street.ts'
import { momentsOf } from '../maths.ts'
import { slotEngine } from '../engine.ts'

const numberOf = ({ numerator, denominator }: Fraction): number => Number((numerator * 10n ** 12n) / denominator) / 1e12

/** How far a mean of so many rounds may lie from its expectation: four of its deviations. */
const simulated = (definition: SlotDefinition, rounds: number) => {
  const exact = momentsOf(definition)
  const engine = slotEngine(definition, { ...publish(exact), bets: {} })
  const source = fastSource(20_261_123)
  let [sum, hits, most] = [0, 0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const multiple = engine.playCoins(source) / definition.coins_per_stake
    sum += multiple
    most = Math.max(most, multiple)
    if (multiple > 0) hits += 1
  }
  const [mean, hit] = [numberOf(exact.mean), numberOf(exact.hit_rate)]
  const deviation = Math.sqrt(numberOf(exact.mean_square) - mean * mean)
  expect(Math.abs(sum / rounds - mean)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  expect(Math.abs(hits / rounds - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / rounds))
  expect(most).toBeLessThanOrEqual(numberOf(exact.max_multiple))
  return { most, exact }
}

describe('exact maths of mechanics', () => {
  test.each([
    ['sticky wilds', smallSticky],
    ['cascades', smallCascades],
    ['hold and respin', smallHold],
    ['the book', smallBook],
    ['varying rows', smallRows],
    ['walking wilds', smallWalk],
    ['reels that stay covered', smallStay],
    ['a reel of multipliers', smallDial],
    ['ways that fall', smallFalls],
    ['pairs', smallPairs],
    ['coins that are collected', smallCollect],
    ['a trail', smallTrail],
  ])('reliability 10: of %s lies where a hundred thousand rounds of a small game lie', (_name, definition) => {
    simulated(definition, 100_000)
  })

  test('the most that a small game can pay does come', () => {
    for (const definition of [smallSticky, smallCascades]) {
      const { most, exact } = simulated(definition, 100_000)
      expect(most).toBe(numberOf(exact.max_multiple))
    }
  })

  test('reliability 10: the published figures of games whose every stop is soon counted are those of today', { timeout: 60_000 }, () => {
    expect({ ...publish(momentsOf(oldLviv)), bets: {} }).toEqual(publishedMaths['old-lviv'])
    expect({ ...publish(momentsOf(polarLights)), bets: {} }).toEqual(publishedMaths['polar-lights'])
    expect({ ...publish(momentsOf(spiceCaravan)), bets: {} }).toEqual(publishedMaths['spice-caravan'])
  })

  test('reliability 10: the published figures of walking wilds and of a reel of multipliers are those of today', () => {
    expect({ ...publish(momentsOf(ninthWave)), bets: {} }).toEqual(publishedMaths['ninth-wave'])
    expect({ ...publish(momentsOf(nightRadio)), bets: {} }).toEqual(publishedMaths['night-radio'])
  })

  test('reliability 10: the published figures of coins that are collected are those of today', () => {
    expect({ ...publish(momentsOf(pigeonPost)), bets: {} }).toEqual(publishedMaths['pigeon-post'])
  })

  test('reliability 10: the published figures of the book and of varying rows are those of today', { timeout: 60_000 }, () => {
    expect({ ...publish(momentsOf(kyivanChronicle)), bets: {} }).toEqual(publishedMaths['kyivan-chronicle'])
    expect({ ...publish(momentsOf(sweetStreet)), bets: {} }).toEqual(publishedMaths['sweet-street'])
  })

  test('sums over products of reels are those of a walk through every stop', () => {
    const { mechanic: _, ...reels } = { ...smallRows, rows: 2 }
    const fixed = { ...reels, mechanic: { kind: 'varying-rows', least: 2, weights: { base: [1], free: [1] } } } as const
    const by_spin = { ...reels, free_spins: { ...smallRows.free_spins!, multipliers: [1] } }
    const same = { ...fixed, free_spins: { ...smallRows.free_spins!, multipliers: [1] } }
    expect(momentsOf(same)).toEqual(momentsOf(by_spin))
  })
})

describe('a round', () => {
  test.each(slotEngines.filter(({ definition }) => definition.mechanic))(
    'GA-023: of $slug tells wins that add up to what it pays, the same with and without a story, and never beyond its most',
    ({ definition, maths, play, playCoins, ranges }) => {
      const [told, quiet] = [fastSource(3), fastSource(3)]
      const stake_minor = definition.coins_per_stake
      for (let round = 0; round < 3_000; round += 1) {
        const { win_minor, events } = play({ stake_minor }, told)
        expect(playCoins(quiet)).toBe(win_minor)
        const won = events.reduce((sum, event) => {
          if (event.type === 'hold-ended' || event.type === 'trail-ended') return sum + event.win_minor
          return event.type.endsWith('-won') && 'win_minor' in event ? sum + event.win_minor : sum
        }, 0)
        expect(won).toBe(win_minor)
        expect(win_minor / stake_minor).toBeLessThanOrEqual(Number(maths.max_win_multiple))
        expect(ranges({ stake_minor }, events)?.every((range) => range >= 2)).toBe(true)
      }
    },
  )

  test('the drawn symbol covers its reels and pays on every line, wherever they stand', () => {
    const { play } = slotEngine(smallBook, { ...publish(momentsOf(smallBook)), bets: {} })
    // Stops 0, 1, 0 show a book on every reel. Number 0 of the two symbols draws a; the first free spin stops at 0, 3, 0: a k, k b, b a.
    const { events } = play({ stake_minor: 2 }, bytesSource([0, 1, 0, 0, 0, 3, 0, 2, 0, 1]))
    expect(events.find(({ type }) => type === 'symbol-drawn')).toMatchObject({ symbol: 'a' })
    expect(events.find(({ type }) => type === 'symbol-expanded')).toMatchObject({ symbol: 'a', reels: [0, 2] })
    // Two reels of it pay 1 on each of the three lines, though another stands between them.
    expect(events.find(({ type }) => type === 'reels-won')).toMatchObject({ count: 2, lines: 3, cells: [0, 1, 4, 5], win_minor: 3 })
  })

  test('a free spin that wins raises the multiplier of those after it', () => {
    const { play } = slotEngine(smallRows, { ...publish(momentsOf(smallRows)), bets: {} })
    const source = fastSource(11)
    let raised = 0
    for (let round = 0; round < 2_000; round += 1) {
      // The wins of each free spin of the round, in order.
      const spins: number[][] = []
      for (const event of play({ stake_minor: 2 }, source).events) {
        if (event.type === 'free-spin-started') spins.push([])
        if (event.type === 'ways-won' || event.type === 'scatter-won') spins.at(-1)?.push(event.multiplier)
      }
      for (const [index, multipliers] of spins.entries()) {
        const has_won = spins.slice(0, index).some((before) => before.length > 0)
        for (const multiplier of multipliers) expect(multiplier).toBe(has_won ? 3 : 1)
        if (has_won) raised += multipliers.length
      }
    }
    expect(raised).toBeGreaterThan(20)
  })

  test('a wild walks to the left while the others turn, spins multiply in turn, and it is gone before the first reel', () => {
    const { play } = slotEngine(smallWalk, { ...publish(momentsOf(smallWalk)), bets: {} })
    // Stops 0, 0, 1: the third reel shows a wild and is covered. It walks to the second, where no stop is drawn: 1 and 2 are b and b.
    const { events, win_minor } = play({ stake_minor: 2 }, bytesSource([0, 0, 1, 1, 2]))
    expect(events.filter(({ type }) => type !== 'ways-won').map(({ type }) => type)).toEqual([
      'reels-stopped',
      'wilds-expanded',
      'wilds-walked',
      'multiplier-changed',
      'reels-stopped',
      'round-ended',
    ])
    expect(events.find(({ type }) => type === 'wilds-walked')).toMatchObject({ reels: [1] })
    // First a on one row, a on one, wild on two: 2 ways of 4; b the same: 2 of 2. Then b on one, wild on two, b on two, twice as much: 4 of 2;
    // a on one, wild on two, no a: 2 of 1.
    expect(win_minor).toBe(2 * 4 + 2 * 2 + 2 * (4 * 2 + 2 * 1))
  })

  test('a reel that a wild covers in a free spin stays covered, and no stop is drawn for it again', () => {
    const { play } = slotEngine(smallStay, { ...publish(momentsOf(smallStay)), bets: {} })
    // Two scatters: s, w a, s b. The wild stands in its own cell alone. The first free spin stops at a b, w s, a b: the second reel is covered.
    const { events, win_minor } = play({ stake_minor: 2 }, bytesSource([3, 1, 2, 0, 2, 1, 0, 0]))
    expect(events.filter(({ type }) => !type.endsWith('-won')).map(({ type }) => type)).toEqual([
      'reels-stopped',
      'free-spins-awarded',
      'free-spin-started',
      'reels-stopped',
      'wilds-expanded',
      'free-spin-started',
      'reels-stopped',
      'free-spins-ended',
      'round-ended',
    ])
    expect(events.filter(({ type }) => type === 'wilds-expanded')).toMatchObject([{ reels: [1] }])
    expect(events.filter(({ type }) => type === 'free-spin-started').at(-1)).toMatchObject({ index: 2, held: [1] })
    expect(events.filter(({ type }) => type === 'reels-stopped').at(-1)).toMatchObject({ stops: [0, 2, 0], held: [1] })
    // Two scatters pay a stake: 2. The first free spin has a w a on two lines and b w b on one; the second one, a w s on two.
    expect(win_minor).toBe(2 + (4 + 2 + 4) + (1 + 1))
  })

  test('the number on the reel of multipliers is drawn last, multiplies all of its spin, and that of the free spins is another', () => {
    const { play, ranges } = slotEngine(smallDial, { ...publish(momentsOf(smallDial)), bets: {} })
    // Stops 4, 0, 0 and number 3: b a, b w, b b. b on one row, on one and a wild, on two: 4 ways of 2, times 5.
    const plain = play({ stake_minor: 2 }, bytesSource([4, 0, 0, 3]))
    expect(plain.events[0]).toMatchObject({ type: 'reels-stopped', multiplier: { stop: 3, times: 5 } })
    expect(plain.win_minor).toBe(4 * 2 * 5)
    expect(ranges({ stake_minor: 2 }, plain.events)).toEqual([5, 4, 4, 4])
    // Stops 3, 3, 0: s b, s b, b b. Two scatters pay a stake and two ways of b pay 2, all twice with number 1. Two free spins follow, each with a
    // and b on every reel: 4 and 2, first times 7, then times 3.
    const free = play({ stake_minor: 2 }, bytesSource([3, 3, 0, 1, 0, 0, 1, 2, 0, 0, 1, 0]))
    expect(free.win_minor).toBe((2 + 2 * 2) * 2 + 6 * 7 + 6 * 3)
    expect(free.events.filter(({ type }) => type === 'reels-stopped')).toMatchObject([
      { multiplier: { times: 2 } },
      { spin: 'free', multiplier: { times: 7 } },
      { spin: 'free', multiplier: { times: 3 } },
    ])
  })

  test('each fall raises the multiplier; a paid spin begins anew, and the free spins go on from where the last one left it', () => {
    const { play } = slotEngine(smallFalls, { ...publish(momentsOf(smallFalls)), bets: {} })
    const source = fastSource(5)
    let kept = 0
    for (let round = 0; round < 2_000; round += 1) {
      let [level, is_free] = [0, false]
      for (const event of play({ stake_minor: 2 }, source).events) {
        if (event.type === 'ways-won') expect(event.multiplier).toBe([1, 2, 5][level])
        if (event.type === 'ways-won' && is_free && level > 0) kept += 1
        if (event.type === 'cascaded') level = Math.min(level + 1, 2)
        if (event.type === 'free-spins-awarded' && !event.retrigger) [level, is_free] = [0, true]
      }
    }
    expect(kept).toBeGreaterThan(50)
  })

  test('a pair counts as two: two cells can pay as three, and three as five', () => {
    const { play } = slotEngine(smallPairs, { ...publish(momentsOf(smallPairs)), bets: {} })
    // Stops 2, 2, 0: aa a, aa a, bb a. The first line has two pairs and then another symbol, the second three single ones, the third a pair and
    // a single one.
    const { events, win_minor } = play({ stake_minor: 2 }, bytesSource([2, 2, 0]))
    expect(events.filter(({ type }) => type === 'line-won')).toMatchObject([
      { line: 0, symbol: 'a', count: 4, cells: [0, 2], win_minor: 4 },
      { line: 1, symbol: 'a', count: 3, cells: [1, 3, 5], win_minor: 1 },
      { line: 2, symbol: 'a', count: 3, cells: [0, 3], win_minor: 1 },
    ])
    expect(win_minor).toBe(6)
    // Stops 2, 2, 1: the third reel shows a b: a pair, a pair and a single one.
    expect(play({ stake_minor: 2 }, bytesSource([2, 2, 1])).events[1]).toMatchObject({ line: 0, count: 5, win_minor: 9 })
  })

  test('a collector pays the coins in sight, and in the free spins each one raises those after it', () => {
    const { play, ranges } = slotEngine(smallCollect, { ...publish(momentsOf(smallCollect)), bets: {} })
    // Stops 0, 3, 0: a c, c b, a p. The two coins carry 1 and 6, and the third reel pays both.
    const base = play({ stake_minor: 2 }, bytesSource([0, 3, 0, 4, 5]))
    expect(base.events[1]).toEqual({
      type: 'sums-drawn',
      coins: [
        { cell: 1, sum_minor: 1 },
        { cell: 2, sum_minor: 6 },
      ],
    })
    expect(base.events.find(({ type }) => type === 'coins-won')).toMatchObject({
      cells: [1, 2, 5],
      collector: 5,
      multiplier: 1,
      win_minor: 7,
    })
    expect(ranges({ stake_minor: 2 }, base.events)).toEqual([4, 4, 4, 8, 8])
    // Without one nothing is paid for them.
    expect(play({ stake_minor: 2 }, bytesSource([0, 3, 2, 4, 5])).win_minor).toBe(0)
    const times: number[][] = []
    const source = fastSource(5)
    for (let round = 0; round < 2_000; round += 1) {
      const { events } = play({ stake_minor: 2 }, source)
      const free = events.slice(events.findIndex(({ type }) => type === 'free-spin-started'))
      if (free.length < events.length) times.push(free.flatMap((event) => (event.type === 'multiplier-changed' ? [event.multiplier] : [])))
    }
    expect(times.some((one) => one.join() === '2,5')).toBe(true)
    expect(times.every((one) => '2,5'.startsWith(one.join()))).toBe(true)
  })

  test('a figure walks by a die: fields pay, multiply what was gathered, and end the walk', () => {
    const { play, ranges } = slotEngine(smallTrail, { ...publish(momentsOf(smallTrail)), bets: {} })
    // Stops 0, 1, 0: a c, w c, c b. Three scatters pay a stake. The die shows 4, 3 and 6: three stakes, times three, and past the last field it
    // stands on that: times two.
    const { events, win_minor } = play({ stake_minor: 2 }, bytesSource([0, 1, 0, 3, 2, 5]))
    expect(events.filter(({ type }) => type === 'trail-stepped')).toMatchObject([
      { eyes: 4, field: 3, gathered_minor: 6 },
      { eyes: 3, field: 6, gathered_minor: 18 },
      { eyes: 6, field: 9, gathered_minor: 36 },
    ])
    expect(win_minor).toBe(2 + 36)
    expect(ranges({ stake_minor: 2 }, events)).toEqual([3, 3, 3, 6, 6, 6])
    // At most every field pays on the way, 10, is multiplied by 3, and 5 more by 2; beside it, a stake of scatters and two of a line.
    expect(publish(momentsOf(smallTrail)).max_win_multiple).toBe('73.00')
    // The storm leaves what was gathered.
    expect(play({ stake_minor: 2 }, bytesSource([0, 1, 0, 3, 3])).win_minor).toBe(2 + 6)
  })

  test('a wild stays, and no stop is drawn for its reel again', () => {
    const { play } = slotEngine(smallSticky, { ...publish(momentsOf(smallSticky)), bets: {} })
    // Stops 0, 1, 1: a w b. The respin draws the first and the third: 0 and 0 are a and a.
    const { events, win_minor } = play({ stake_minor: 2 }, bytesSource([0, 1, 1, 0, 0]))
    expect(events.map(({ type }) => type)).toEqual([
      'reels-stopped',
      'wilds-expanded',
      'line-won',
      'respin-awarded',
      'reels-stopped',
      'line-won',
      'round-ended',
    ])
    expect(win_minor).toBe(1 + 4)
  })
})
