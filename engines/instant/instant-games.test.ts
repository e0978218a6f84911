import { describe, expect, test } from 'vitest'
import { fastSource } from '../chance/fast-source.ts'
import { below } from '../chance/below.ts'
import { instantGames } from '../games.ts'
import type { GameMaths } from '../game.ts'
import { publishedMaths } from '../maths.gen.ts'
import { instantEngines } from '../registry.ts'
import type { InstantGame } from './instant-game.ts'
import { choiceMaths, instantMaths } from './maths.ts'

const published: Readonly<Record<string, GameMaths>> = publishedMaths

/** Draws that one test walks through one by one; games with more are met by chance. */
const most_walked = 70_000
const drawn = 40_000

const tally = (
  game: InstantGame,
  choice: string,
): { readonly by_pay: Map<number, number>; readonly all: number; readonly is_walk: boolean } => {
  const ranges = game.ranges(choice) ?? []
  const all = ranges.reduce((product, range) => product * range, 1)
  const by_pay = new Map<number, number>()
  const note = (values: readonly number[]): void => {
    const pay = game.twentieths(choice, values)
    by_pay.set(pay, (by_pay.get(pay) ?? 0) + 1)
  }
  if (all > most_walked) {
    const source = fastSource(5)
    for (let round = 0; round < drawn; round += 1) note(ranges.map((range) => below(source, range)))
    return { by_pay, all: drawn, is_walk: false }
  }
  for (let number = 0; number < all; number += 1) {
    let rest = number
    note(
      ranges.map((range) => {
        const value = rest % range
        rest = Math.floor(rest / range)
        return value
      }),
    )
  }
  return { by_pay, all, is_walk: true }
}

describe.each(instantGames)('$slug', (game) => {
  test(
    'reliability 10: its outcomes are what going through its draws gives, for every choice that is published',
    { timeout: 60_000 },
    () => {
      for (const choice of game.shown) {
        const outcomes = game.outcomes(choice)
        const ways = outcomes.reduce((sum, one) => sum + one.ways, 0n)
        const { by_pay, all, is_walk } = tally(game, choice)
        for (const pay of new Set([...by_pay.keys(), ...outcomes.map(({ twentieths }) => twentieths)])) {
          const told = outcomes.reduce((sum, one) => (one.twentieths === pay ? sum + one.ways : sum), 0n)
          const share = Number((told * 10n ** 15n) / ways) / 1e15
          const seen = (by_pay.get(pay) ?? 0) / all
          const margin = is_walk ? 1e-12 : 5 * Math.sqrt((share * (1 - share)) / all) + 5 / all
          expect(Math.abs(seen - share), `${choice} pays ${pay} twentieths`).toBeLessThanOrEqual(margin)
        }
      }
    },
  )

  test('reliability 10: its published figures are those of its outcomes today, and every choice returns from 94 to 99.5 %', () => {
    expect(instantMaths(game)).toEqual(published[game.slug])
    const source = fastSource(8)
    const choices = new Set([...game.shown, ...Array.from({ length: 200 }, () => game.dealt(source))])
    for (const choice of choices) {
      const percent = Number(choiceMaths(game, choice).rtp.percent)
      expect(percent, choice).toBeGreaterThanOrEqual(94)
      expect(percent, choice).toBeLessThanOrEqual(99.5)
    }
  })

  test('names only choices that it takes, the example among them, and takes none that is not its own', () => {
    for (const choice of [game.example, ...game.shown]) expect(game.ranges(choice), choice).not.toBeNull()
    for (const choice of [
      '',
      ' ',
      'no-such-choice',
      '__proto__',
      'constructor',
      `${game.example} `,
      `${game.example}:`,
      game.example.toUpperCase() + 'X',
    ])
      expect(game.ranges(choice), choice).toBeNull()
  })

  test('no win needs rounding or leaves the safe integers, and none is above the most that is told', () => {
    const engine = instantEngines.find(({ slug }) => slug === game.slug)
    for (const choice of game.shown)
      for (const { twentieths } of game.outcomes(choice)) {
        expect(Number.isSafeInteger(twentieths) && twentieths >= 0 && twentieths <= game.most_twentieths, choice).toBe(true)
      }
    expect(Number.isSafeInteger(((engine?.stakes.most_minor ?? NaN) / 20) * game.most_twentieths)).toBe(true)
  })
})
