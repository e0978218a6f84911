import { describe, expect, test } from 'vitest'
import { fastSource } from '../chance/fast-source.ts'
import { engineOf, engines, slotEngines } from '../registry.ts'
import { meanReturn, returnsOf, steadiestBet } from './game-returns.ts'
import { meanOf, onGrid } from './returns.ts'
import { dealer, playRound, simulateMany, simulatePlayer } from './simulate.ts'
import { worthOf } from './worth.ts'

const coin = onGrid([
  [0, 1],
  [2, 1],
])
const red = returnsOf(engineOf('european-roulette')!)!

describe('returns on whole stakes', () => {
  test('keep the exact mean of every game, whatever falls between two stakes', () => {
    for (const engine of engines) {
      const returns = returnsOf(engine)
      if (!returns) continue
      expect([engine.slug, meanOf(returns)]).toEqual([engine.slug, expect.closeTo(meanReturn(engine, steadiestBet(engine)), 9)])
      expect(returns.chances.every((chance) => chance > 0 && chance <= 1)).toBe(true)
    }
    expect(meanOf(onGrid([[1234.5, 1]]))).toBeCloseTo(1234.5, 9)
  })

  test('are there for every slot, table and instant game of one step', () => {
    expect(slotEngines.filter((engine) => !returnsOf(engine))).toEqual([])
    expect(returnsOf(engineOf('grand-baccarat')!)).toBeDefined()
    expect(returnsOf(engineOf('grand-blackjack')!)).toBeUndefined()
  })
})

describe('what a bonus is worth', () => {
  test('without cash and without ruin it is the bonus less what the house keeps of each stake', () => {
    expect(worthOf({ bonus: 30, cash: 0, rounds: 20, cap: null }, red)).toEqual({
      finish: expect.closeTo(1, 12),
      ends: expect.closeTo(30 - 20 / 37, 9),
    })
  })

  test('two rounds of a fair coin with one stake end as counted by hand', () => {
    // Lost at once: a half. Won, then lost or won: one or three stakes, a quarter each.
    expect(worthOf({ bonus: 1, cash: 0, rounds: 2, cap: null }, coin)).toEqual({ finish: 0.5, ends: 1 })
    expect(worthOf({ bonus: 1, cash: 0, rounds: 2, cap: 2 }, coin)).toEqual({ finish: 0.5, ends: 0.75 })
  })

  test('cash is staked first: the bonus stands untouched, and plays once there is none', () => {
    // One round, lost or won: the bonus of three becomes cash either way.
    expect(worthOf({ bonus: 3, cash: 1, rounds: 1, cap: null }, coin)).toEqual({ finish: 1, ends: 4 })
    // After a lost first round the bonus of one plays the second.
    expect(worthOf({ bonus: 1, cash: 1, rounds: 2, cap: null }, coin)).toEqual({ finish: 0.75, ends: 2 })
  })

  test('a fair coin is left at double or nothing as the gambler’s ruin says', () => {
    // With no bound in rounds, half of who start with ten would see twenty before nothing; here the cap pays no more than twenty.
    const { ends } = worthOf({ bonus: 10, cash: 0, rounds: 4_000, cap: null }, coin)
    expect(ends).toBeCloseTo(10, 6)
  })

  test('more wagering is never worth more, and a game that returns less is worth less', () => {
    const slot = returnsOf(engineOf('golden-orchard')!)!
    const values = [5, 10, 20].map((multiple) => worthOf({ bonus: 20, cash: 20, rounds: 20 * multiple, cap: 200 }, slot).ends)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })
})

describe('the rules that simulated players keep to', () => {
  const rules = { required_minor: 1_000, contribution_percent: 10, most_stake_minor: 50, most_minor: null }

  test('cash first, the win in the proportion of the stake, what does not divide to cash', () => {
    const purses = { cash_minor: 10, bonus_minor: 100, wagered_minor: 0 }
    expect(playRound(purses, rules, { stake_minor: 30, win_minor: 50 })).toEqual({ cash_minor: 17, bonus_minor: 113, wagered_minor: 3 })
  })

  test('a stake over the most is refused with bonus money in it, and counts up to the most without', () => {
    expect(playRound({ cash_minor: 10, bonus_minor: 100, wagered_minor: 0 }, rules, { stake_minor: 60, win_minor: 0 })).toBeNull()
    expect(playRound({ cash_minor: 60, bonus_minor: 0, wagered_minor: 0 }, rules, { stake_minor: 60, win_minor: 0 })?.wagered_minor).toBe(5)
  })
})

test.each([
  ['golden-orchard', 20, 4_000],
  ['mavka-pond', 0, 1_000],
])('simulated players of %s with %i stakes of cash end as the estimate says', (slug, cash, players) => {
  const engine = slotEngines.find((one) => one.slug === slug)!
  const stake_minor = engine.stakes.divisor_minor * 100
  const bonus_minor = stake_minor * 20
  const rules = {
    required_minor: bonus_minor * 5,
    contribution_percent: 100,
    most_stake_minor: stake_minor,
    most_minor: bonus_minor * 5,
  }
  const said = worthOf({ bonus: 20, cash, rounds: 100, cap: 100 }, returnsOf(engine)!)
  const deal = dealer(engine, fastSource(7), 100)
  const seen = simulateMany(players, () => simulatePlayer({ cash_minor: cash * stake_minor, bonus_minor }, rules, stake_minor, deal))
  // Whoever has less than a stake left stops: a part of a stake apart from the estimate, which plays whole ones.
  expect(Math.abs(seen.finish - said.finish)).toBeLessThan(seen.finish_within + 0.02)
  expect(Math.abs(seen.ends / stake_minor - said.ends)).toBeLessThan(seen.ends_within / stake_minor + 0.5)
})
