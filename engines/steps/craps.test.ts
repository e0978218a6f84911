import { describe, expect, test } from 'vitest'
import { below } from '../chance/below.ts'
import { fastSource } from '../chance/fast-source.ts'
import { fraction, minus, plus, times, type Fraction } from '../fraction.ts'
import { odesaCraps as game } from './games/odesa-craps.ts'
import { box_numbers, costOfPlace, oddsOf, placeOf, waysOf } from './craps-terms.ts'
import type { CrapsView } from './craps.ts'
import type { Standing } from './stepped-game.ts'

const dice_throws = 40

/** Values that throw these totals first; what follows are sixes on both dice, which decide nothing. */
const thrown = (totals: readonly number[]): number[] => {
  const dice = Array.from({ length: dice_throws }, (_, at) => totals[at] ?? 12).flatMap((total) => {
    const one = Math.min(6, total - 1)
    return [one - 1, total - one - 1]
  })
  return [...dice, ...Array.from({ length: 36 }, () => 0)]
}
const round = (line: 'pass' | 'dont', totals: readonly number[], steps: readonly string[]): Standing =>
  game.standing(steps.reduce((state, step) => game.take(state, step), game.begin(line, thrown(totals))))
const viewOf = ({ view }: Standing): CrapsView => view as CrapsView
const money = ({ staked, pays }: Standing): readonly number[] => [staked, pays]
const rolls = (count: number): readonly string[] => Array.from({ length: count }, () => 'roll')

describe('craps', () => {
  test.each([
    ['pass', [7], 200],
    ['pass', [11], 200],
    ['pass', [2], 0],
    ['pass', [3], 0],
    ['pass', [12], 0],
    ['dont', [7], 0],
    ['dont', [11], 0],
    ['dont', [2], 200],
    ['dont', [3], 200],
    ['dont', [12], 100],
    ['pass', [6, 5, 6], 200],
    ['pass', [6, 5, 7], 0],
    ['dont', [6, 5, 6], 0],
    ['dont', [6, 5, 7], 200],
  ] as const)('%s with %j returns %i of a hundred', (line, totals, pays) => {
    const standing = round(line, totals, rolls(totals.length))
    expect([money(standing), standing.offers]).toEqual([[100, pays], []])
  })

  test.each([
    ['odds behind six pay 6 to 5', 'pass', [6, 6], ['roll', 'odds:5', 'roll'], [600, 1300]],
    ['odds behind five pay 3 to 2', 'pass', [5, 5], ['roll', 'odds:4', 'roll'], [500, 1200]],
    ['odds behind four pay 2 to 1', 'pass', [4, 4], ['roll', 'odds:3', 'roll'], [400, 1100]],
    ['odds are lost with the line', 'pass', [4, 7], ['roll', 'odds:1', 'roll'], [200, 0]],
    ['against the point they lay more than they win', 'dont', [10, 7], ['roll', 'odds:3', 'roll'], [700, 1100]],
    ['a number that comes pays once and is done', 'pass', [4, 6, 6, 4], ['roll', 'place:6', 'roll', 'roll', 'roll'], [220, 460]],
    ['a seven takes every number that lies', 'pass', [4, 7], ['roll', 'place:6', 'place:9', 'roll'], [320, 0]],
    ['the point returns the numbers that still lie', 'pass', [4, 4], ['roll', 'place:6', 'place:9', 'roll'], [320, 420]],
    [
      'against the line a seven wins it and takes the numbers',
      'dont',
      [4, 6, 7],
      ['roll', 'place:6', 'place:5', 'roll', 'roll'],
      [320, 460],
    ],
  ] as const)('%s', (_, line, totals, steps, expected) => {
    expect(money(round(line, totals, steps))).toEqual(expected)
  })

  test('offers odds once, each number once, and nothing before there is a point', () => {
    const offered = ({ offers }: Standing): readonly string[] => offers.map(({ step }) => step)
    expect(offered(round('pass', [6], []))).toEqual(['roll'])
    const behind_four = ['roll', 'odds:1', 'odds:2', 'odds:3', 'place:5', 'place:6', 'place:8', 'place:9', 'place:10']
    expect(offered(round('pass', [4], ['roll']))).toEqual(behind_four)
    expect(offered(round('pass', [4, 6], ['roll', 'odds:2', 'place:6', 'roll']))).toEqual([
      'roll',
      'place:5',
      'place:8',
      'place:9',
      'place:10',
    ])
    expect(round('dont', [8], ['roll']).offers.find(({ step }) => step === 'odds:5')?.stakes).toBe(600)
  })

  test('reliability 8: forty throws that decide nothing are followed by every fall once, on which nothing more may be laid', () => {
    const open = round('pass', [4, 12], rolls(dice_throws - 1))
    expect(open.offers.length).toBeGreaterThan(1)
    const last = round('pass', [4, 12], rolls(dice_throws))
    expect(last.offers.map(({ step }) => step)).toEqual(['roll'])
    expect(last.used).toBe(dice_throws * 2)
    // In the order of the pack: 1-1, 1-2, and then 1-3, which is the point.
    const made = round('pass', [4, 12], rolls(dice_throws + 3))
    expect([viewOf(made).throws.slice(-3), made.pays, made.used]).toEqual([
      [
        [1, 1],
        [1, 2],
        [1, 3],
      ],
      200,
      dice_throws * 2 + 3,
    ])
  })

  test('reliability 10: which of several numbers comes first has the chance of dice where each fall comes once', () => {
    const [tries, source] = [4_000, fastSource(12)]
    let sevens = 0
    for (let turn = 0; turn < tries; turn += 1) {
      const tail = Array.from({ length: 36 }, (_, taken) => below(source, 36 - taken))
      let state = game.begin('pass', [...thrown([4, 12]).slice(0, dice_throws * 2), ...tail])
      while (game.standing(state).offers.length > 0) state = game.take(state, 'roll')
      if (viewOf(game.standing(state)).ended === 'lost') sevens += 1
    }
    // Six ways to a seven, three to a four.
    expect(Math.abs(sevens / tries - 6 / 9)).toBeLessThan(4.5 * Math.sqrt((6 / 9) * (3 / 9)) * tries ** -0.5)
  })

  test('reliability 10: odds cost nothing, numbers what the hint says, and the published figures are those of the whole field', () => {
    const meanOf = (key: string): Fraction => game.plays[key]?.moments().mean ?? fraction(0n)
    expect(meanOf('pass')).toEqual(fraction(488n, 495n))
    expect(meanOf('dont')).toEqual(fraction(217n, 220n))
    expect([meanOf('pass-odds'), meanOf('dont-odds')]).toEqual([meanOf('pass'), meanOf('dont')])
    for (const line of ['pass', 'dont'] as const)
      for (const point of box_numbers) {
        const { stakes, wins } = oddsOf(line, point)
        const [own, other] = line === 'pass' ? [waysOf(point), waysOf(7)] : [waysOf(7), waysOf(point)]
        expect(own * wins).toBe(other * stakes)
      }
    // What placing six and eight costs is the sum of what each costs behind each point, number by number.
    const chanceOf = (point: number): Fraction => fraction(BigInt(waysOf(point)), 36n)
    const cost = box_numbers.reduce((sum, point) => {
      const laid = ([6, 8] as const).filter((number) => number !== point)
      return laid.reduce((all, number) => {
        const stakes = fraction(BigInt(placeOf(number).stakes), 100n)
        return plus(all, times(chanceOf(point), times(stakes, costOfPlace(point, number))))
      }, sum)
    }, fraction(0n))
    expect(minus(meanOf('pass'), meanOf('six-and-eight'))).toEqual(cost)
  })
})
