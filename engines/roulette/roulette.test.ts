import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesSource } from '../chance/byte-source.ts'
import { publishedMaths } from '../maths.gen.ts'
import { rouletteEngines } from '../registry.ts'
import { rouletteEngine as engineAt, settle as settleAt } from './engine.ts'
import { rouletteMaths } from './maths.ts'
import { betTypes, places } from './places.ts'
import { americanTable, europeanTable, frenchTable, placeOf as placeAt, rouletteTables, type RouletteTable } from './tables.ts'
import { americanOrder, colourOf, double_zero, numberName, pockets, wheelOrder } from './wheel.ts'

const rouletteEngine = rouletteEngines[0]!
const placeOf = (id: string) => placeAt(europeanTable, id)
const numbersOf = (id: string) => placeOf(id)?.numbers
const settle = (command: Parameters<typeof settleAt>[1], number: number) => settleAt(europeanTable, command, number)
const countsOf = ({ places: all }: RouletteTable) =>
  Object.fromEntries(betTypes.map((type) => [type, all.filter((place) => place.type === type).length]).filter(([, count]) => count !== 0))

describe('the layout', () => {
  test('GA-023: has every bet of European roulette, as many places of each as the cloth has', () => {
    expect(countsOf(europeanTable)).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      dozen: 3,
      column: 3,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
    })
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  })

  test('names places by what they cover', () => {
    expect(numbersOf('straight:0')).toEqual([0])
    expect(numbersOf('split:0-3')).toEqual([0, 3])
    expect(numbersOf('split:14-17')).toEqual([14, 17])
    expect(numbersOf('street:34-35-36')).toEqual([34, 35, 36])
    expect(numbersOf('corner:32-33-35-36')).toEqual([32, 33, 35, 36])
    expect(numbersOf('six-line:31-32-33-34-35-36')).toEqual([31, 32, 33, 34, 35, 36])
    expect(numbersOf('dozen:2')).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(numbersOf('column:3')).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36])
    expect(numbersOf('low')?.at(-1)).toBe(18)
  })

  test('holds only neighbours: every inside place is a rectangle on the cloth, or touches zero', () => {
    const at = (number: number) => ({ street: Math.floor((number - 1) / 3), column: (number - 1) % 3 })
    const inside = places.filter(({ type, numbers }) => ['split', 'street', 'corner', 'six-line'].includes(type) && !numbers.includes(0))
    expect(inside).toHaveLength(57 + 12 + 22 + 11)
    for (const { numbers } of inside) {
      const [streets, columns] = [new Set(numbers.map((n) => at(n).street)), new Set(numbers.map((n) => at(n).column))]
      expect(numbers).toHaveLength(streets.size * columns.size)
      for (const values of [streets, columns]) expect(Math.max(...values) - Math.min(...values)).toBe(values.size - 1)
    }
    const withZero = places.filter(({ type, numbers }) => type !== 'straight' && numbers.includes(0)).map(({ id }) => id)
    expect(withZero).toEqual(['split:0-1', 'split:0-2', 'split:0-3', 'trio:0-1-2', 'trio:0-2-3', 'first-four'])
  })

  test('knows no impossible bet', () => {
    for (const id of [
      'split:3-4',
      'split:0-4',
      'corner:3-4-6-7',
      'straight:37',
      'straight:00',
      'dozen:0',
      'column:4',
      'green',
      '',
      '__proto__',
    ]) {
      expect(placeOf(id), id).toBeUndefined()
    }
  })

  test('colours and wheel are the European ones', () => {
    const colours = Array.from({ length: pockets }, (_, number) => colourOf(number))
    expect([colours.filter((one) => one === 'red').length, colours.filter((one) => one === 'black').length]).toEqual([18, 18])
    expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: pockets }, (_, number) => number))
    // Round a European wheel red and black alternate, zero aside.
    for (const [index, number] of wheelOrder.entries()) {
      if (index > 1) expect(colourOf(number)).not.toBe(colourOf(wheelOrder[index - 1]!))
    }
    expect([1, 10, 11, 18, 19, 28, 29, 36].map(colourOf)).toEqual(['red', 'black', 'black', 'red', 'red', 'black', 'black', 'red'])
  })
})

describe('a round of roulette', () => {
  /** What the croupier's card says, to one, for each number of numbers covered. */
  const odds: Record<number, number> = { 1: 35, 2: 17, 3: 11, 4: 8, 6: 5, 12: 2, 18: 1 }

  test('GA-023: pays every place by the card on its numbers, and nothing elsewhere, wherever the ball lands', () => {
    for (const { id, numbers } of places) {
      for (let number = 0; number < pockets; number += 1) {
        const { win_minor } = settle({ bets: [{ place: id, stake_minor: 7 }] }, number)
        expect(win_minor, `${id} at ${number}`).toBe(numbers.includes(number) ? 7 * (odds[numbers.length]! + 1) : 0)
      }
    }
  })

  test('reliability 10: returns 36 of 37 stakes over all pockets, for any set of bets', () => {
    const bet = fc.record({ place: fc.constantFrom(...places.map(({ id }) => id)), stake_minor: fc.integer({ min: 1, max: 10_000_000 }) })
    fc.assert(
      fc.property(fc.uniqueArray(bet, { minLength: 1, maxLength: 30, selector: ({ place }) => place }), (bets) => {
        const checked = rouletteEngine.check({ bets })
        expect(checked.ok).toBe(true)
        const staked = bets.reduce((sum, { stake_minor }) => sum + stake_minor, 0)
        let returned = 0
        for (let number = 0; number < pockets; number += 1) returned += settle({ bets }, number).win_minor
        expect(returned).toBe(36 * staked)
        expect(checked.ok && checked.stake_minor).toBe(staked)
      }),
    )
  })

  test('is told ball first, then each bet, then the sum', () => {
    const { events, win_minor } = rouletteEngine.play(
      {
        bets: [
          { place: 'straight:17', stake_minor: 100 },
          { place: 'black', stake_minor: 200 },
          { place: 'dozen:3', stake_minor: 50 },
        ],
      },
      bytesSource([17]),
    )
    expect(win_minor).toBe(4000)
    expect(events).toEqual([
      { type: 'ball-landed', number: 17, colour: 'black' },
      { type: 'bet-won', place: 'straight:17', stake_minor: 100, win_minor: 3600 },
      { type: 'bet-won', place: 'black', stake_minor: 200, win_minor: 400 },
      { type: 'bet-lost', place: 'dozen:3', stake_minor: 50 },
      { type: 'round-ended', win_minor: 4000, win_multiple: 4000 / 350 },
    ])
  })

  test('reliability 8: draws bytes again that would favour low numbers', () => {
    expect(rouletteEngine.play({ bets: [{ place: 'low', stake_minor: 1 }] }, bytesSource([222, 255, 36])).events[0]).toMatchObject({
      number: 36,
    })
  })

  test.each([
    [null, 'command-malformed'],
    [{}, 'command-malformed'],
    [{ bets: {} }, 'command-malformed'],
    [{ bets: [], stake_minor: 5 }, 'command-malformed'],
    [{ bets: [] }, 'bets-missing'],
    [{ bets: [null] }, 'command-malformed'],
    [{ bets: [{ place: 'red' }] }, 'command-malformed'],
    [{ bets: [{ place: 17, stake_minor: 1 }] }, 'command-malformed'],
    [{ bets: [{ place: 'red', stake_minor: 1, odds: 99 }] }, 'command-malformed'],
    [{ bets: [{ place: 'split:3-4', stake_minor: 1 }] }, 'bet-impossible'],
    [{ bets: [{ place: 'red', stake_minor: 0 }] }, 'stake-not-positive'],
    [{ bets: [{ place: 'red', stake_minor: -5 }] }, 'stake-not-positive'],
    [{ bets: [{ place: 'red', stake_minor: 1.5 }] }, 'command-malformed'],
    [{ bets: [{ place: 'red', stake_minor: 2 ** 53 }] }, 'stake-too-large'],
    [
      {
        bets: [
          { place: 'red', stake_minor: rouletteEngine.stakes.most_minor },
          { place: 'red', stake_minor: 1 },
        ],
      },
      'stake-too-large',
    ],
    [{ bets: Array.from({ length: 201 }, () => ({ place: 'red', stake_minor: 1 })) }, 'bets-too-many'],
  ])('%o is refused as %s', (command, fault) => {
    expect(rouletteEngine.check(command)).toEqual({ ok: false, fault })
  })

  test('GA-023: chips on one place add up, wherever in the command they stand', () => {
    const chip = (place: string, stake_minor: number) => ({ place, stake_minor })
    const checked = rouletteEngine.check({ bets: [chip('red', 5), chip('straight:7', 2), chip('red', 10)] })
    expect(checked).toEqual({ ok: true, command: { bets: [chip('red', 15), chip('straight:7', 2)] }, stake_minor: 17 })
    expect(settle({ bets: [chip('red', 15), chip('straight:7', 2)] }, 7).win_minor).toBe(2 * 15 + 36 * 2)
  })

  test('even chips on every place at the highest stake win a safe integer', () => {
    const bets = places.map(({ id }) => ({ place: id, stake_minor: rouletteEngine.stakes.most_minor }))
    expect(rouletteEngine.check({ bets }).ok).toBe(true)
    for (let number = 0; number < pockets; number += 1) expect(Number.isSafeInteger(settle({ bets }, number).win_minor)).toBe(true)
  })
})

test('bets that cover opposite outcomes are known by what comes back whatever happens, but for a rare pocket', () => {
  const covered = (...bets: (readonly [string, number])[]) =>
    rouletteEngine.oppositePercent?.({ bets: bets.map(([place, stake_minor]) => ({ place, stake_minor })) })
  expect(covered(['red', 100])).toBe(0)
  expect(covered(['red', 100], ['black', 100])).toBe(100)
  expect(covered(['red', 100], ['black', 20])).toBe(34)
  expect(covered(['dozen:1', 50], ['dozen:2', 50], ['dozen:3', 50])).toBe(100)
  expect(covered(['dozen:1', 50], ['dozen:2', 50])).toBe(0)
  expect(covered(['straight:17', 100], ['red', 1])).toBe(0)
  const almost_all = Array.from({ length: 35 }, (_, number) => [`straight:${number}`, 10] as const)
  expect(covered(...almost_all)).toBe(100)
})

describe('the French table', () => {
  const evens = ['red', 'black', 'odd', 'even', 'low', 'high']

  test('GA-023: has the wheel and the layout of the European one, and gives half of an even chance back on zero', () => {
    expect(countsOf(frenchTable)).toEqual(countsOf(europeanTable))
    for (const { id } of frenchTable.places)
      for (const number of frenchTable.order) {
        const { win_minor } = settleAt(frenchTable, { bets: [{ place: id, stake_minor: 14 }] }, number)
        const is_shared = number === 0 && evens.includes(id)
        expect(win_minor, `${id} at ${number}`).toBe(is_shared ? 7 : settle({ bets: [{ place: id, stake_minor: 14 }] }, number).win_minor)
      }
  })

  test('tells what was shared apart from what won and what lost', () => {
    const bets = ['red', 'dozen:1', 'straight:0'].map((place) => ({ place, stake_minor: 10 }))
    const told = settleAt(frenchTable, { bets }, 0).events.slice(1, 4)
    expect(told.map(({ type }) => type)).toEqual(['bet-shared', 'bet-lost', 'bet-won'])
  })

  test('takes even chips alone, so that half of each is whole', () => {
    const engine = rouletteEngines.find(({ slug }) => slug === 'french-roulette')!
    expect(engine.check({ bets: [{ place: 'red', stake_minor: 3 }] })).toEqual({ ok: false, fault: 'stake-off-grid' })
    expect(engine.check({ bets: [{ place: 'red', stake_minor: engine.stakes.most_minor }] }).ok).toBe(true)
  })
})

describe('the American table', () => {
  test('GA-023: has two zeros, the bets between them and the first five', () => {
    const { 'first-four': _, ...shared } = countsOf(europeanTable)
    expect(countsOf(americanTable)).toEqual({
      ...shared,
      straight: 38,
      split: 62,
      trio: 3,
      'first-five': 1,
    })
    expect(placeAt(americanTable, 'split:0-00')?.numbers).toEqual([0, double_zero])
    expect(placeAt(americanTable, 'first-five')).toMatchObject({ numbers: [0, double_zero, 1, 2, 3], returns: 7 })
    for (const id of ['split:0-3', 'trio:0-2-3', 'first-four', 'straight:37']) expect(placeAt(americanTable, id), id).toBeUndefined()
  })

  test('its wheel has every number once, reds and blacks by turns, and the zeros face each other', () => {
    expect(americanOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 38 }, (_, number) => number))
    for (const [index, number] of americanOrder.entries())
      expect(colourOf(number), numberName(number)).not.toBe(colourOf(americanOrder.at(index - 1)!))
    expect(americanOrder.indexOf(double_zero)).toBe(19)
    // Across the wheel from each even number lies the odd one after it.
    for (let number = 1; number < 36; number += 2)
      expect(Math.abs(americanOrder.indexOf(number) - americanOrder.indexOf(number + 1))).toBe(19)
  })

  test('GA-023: no outside bet wins on either zero', () => {
    for (const { id, type } of americanTable.places.filter(({ type }) =>
      ['dozen', 'column', 'red', 'black', 'odd', 'even', 'low', 'high'].includes(type),
    ))
      for (const zero of [0, double_zero])
        expect(settleAt(americanTable, { bets: [{ place: id, stake_minor: 2 }] }, zero).win_minor, `${type} ${id}`).toBe(0)
  })

  test('what covers everything but the zeros and one more counts as covered', () => {
    const engine = engineAt(americanTable, rouletteMaths(americanTable))
    const covers = (places: readonly string[]) => engine.oppositePercent?.({ bets: places.map((place) => ({ place, stake_minor: 10 })) })
    expect(covers(['red', 'black'])).toBe(100)
    expect(covers(['dozen:1', 'dozen:2'])).toBe(0)
  })
})

test('reliability 10: are what going through every pocket gives, for every bet of every table', () => {
  const rtps = (table: RouletteTable) =>
    Object.fromEntries(Object.entries(rouletteMaths(table).bets).map(([type, { rtp }]) => [type, rtp.exact]))
  for (const table of rouletteTables)
    expect(rouletteMaths(table), table.slug).toEqual((publishedMaths as Record<string, unknown>)[table.slug])
  expect(new Set(Object.values(rtps(europeanTable)))).toEqual(new Set(['36/37']))
  expect(rtps(frenchTable)).toMatchObject({ straight: '36/37', dozen: '36/37', red: '73/74', high: '73/74' })
  expect(rtps(americanTable)).toMatchObject({ straight: '18/19', red: '18/19', 'first-five': '35/38' })
  expect(new Set(Object.values(rtps(americanTable)))).toEqual(new Set(['18/19', '35/38']))
})
