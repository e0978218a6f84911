import { expect, test } from 'vitest'
import type { GameBonus } from '../contract.ts'
import { isZeroBalance, saidOfPress, saidOfStake } from './game-said.ts'
import { afterFreeSpin, choseStaker, noStakers, withTerms, withWagered } from './stakers.ts'

const free = { id: 7, left: 2, stake: 200, endsAt: '2026-12-01T00:00:00.000Z', winsTo: 'cash' as const }
const bonus: GameBonus = { balance: 1_000, wagered: 0, required: 5_000, mostStake: 400, percent: 100, isStaked: true }
const purse = { isMoney: true, stakes: { choices: [100, 200, 400, 1_000], least_minor: 100, most_minor: 1_000, exact: true } }

test('free spins are counted down by what was played, and their end is told until the player goes on to cash', () => {
  const begun = { ...noStakers, free, is_free: true }
  const one = afterFreeSpin(begun, { isFreeSpin: true, win_minor: 300 })
  expect(one).toMatchObject({ free: { left: 1 }, won: 300, is_free: true })
  // A round for cash in the same game counts none.
  expect(afterFreeSpin(one, { win_minor: 300 })).toBe(one)
  const over = withTerms(one, { bonus: null, freeSpins: null })
  expect(over).toMatchObject({ free: { id: 7, left: 0 }, is_free: true })
  // Others that wait are not taken in their place by themselves.
  expect(withTerms(one, { bonus: null, freeSpins: { ...free, id: 8, stake: 400 } })).toMatchObject({
    free: { id: 7, left: 0 },
    is_free: true,
  })
  expect(choseStaker(over, true)).toMatchObject({ free: null, is_free: false, won: 0 })
  expect(choseStaker(begun, false)).toMatchObject({ free, is_free: false })
  expect(withTerms({ ...begun, is_free: false }, { bonus, freeSpins: { ...free, id: 8 } })).toMatchObject({ bonus, free: { id: 8 } })
})

test('bonus money covers what cash does not, up to its greatest stake, which is told before the house refuses', () => {
  expect(saidOfStake(purse, 400, 100, bonus)).toBeNull()
  expect(saidOfStake(purse, 1_000, 100, bonus)).toEqual({ state: 'bonus-stake-too-high', balance_minor: 100, fitting_minor: 400 })
  // Cash alone may stake more.
  expect(saidOfStake(purse, 1_000, 1_000, bonus)).toBeNull()
  expect(saidOfStake(purse, 1_000, 0, { ...bonus, mostStake: null })).toBeNull()
  expect(saidOfStake(purse, 400, 100, { ...bonus, balance: 200 })?.state).toBe('bet-over-balance')
  // A game that the terms leave out plays with cash alone.
  expect(saidOfStake(purse, 400, 100, { ...bonus, isStaked: false, percent: 0 })?.state).toBe('bet-over-balance')
  expect(saidOfStake(purse, 100, 0, { ...bonus, balance: 0 })?.state).toBe('empty-balance')
})

test('RTM-018: a round that was played anywhere moves how far the bonus is, never back, and never that of another bonus', () => {
  const told = { slug: 'golden-orchard', bet: 400, win: 0, betsAmount: 1_400, needBetsAmount: 5_000 }
  const begun = { ...noStakers, bonus: { ...bonus, wagered: 1_000 } }
  expect(withWagered(begun, told)).toMatchObject({ bonus: { wagered: 1_400, required: 5_000, balance: 1_000 } })
  for (const other of [
    { ...told, betsAmount: 600 },
    { ...told, needBetsAmount: 9_000 },
  ])
    expect(withWagered(begun, other)).toBe(begun)
  expect(withWagered(noStakers, told)).toBe(noStakers)
})

test('WA-003: nothing to play with is no cash, no bonus money, and no free spins for this game', () => {
  const of = (balance: number, bonus_balance: number, fsRemain: number, games: string[]) => ({
    balance,
    bonus: { balance: bonus_balance, fsRemain, games },
  })
  const slug = 'golden-orchard'
  expect(isZeroBalance(of(0, 0, 0, []), slug)).toBe(true)
  expect(isZeroBalance(of(0, 0, 5, ['old-lviv']), slug)).toBe(true)
  expect(isZeroBalance(of(0, 0, 5, [slug]), slug)).toBe(false)
  expect(isZeroBalance(of(0, 1, 0, []), slug)).toBe(false)
  expect(isZeroBalance(of(1, 0, 5, ['old-lviv']), slug)).toBe(false)
  const empty = { state: 'empty-balance', balance_minor: 0, fitting_minor: null }
  expect(saidOfPress({ ...purse, slug }, 100, 0, null, of(0, 0, 5, ['old-lviv']).bonus)).toEqual(empty)
  expect(saidOfPress({ ...purse, slug }, 100, 100, null, of(100, 0, 0, []).bonus)).toBeNull()
})
