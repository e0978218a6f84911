import { describe, expect, test } from 'vitest'
import type { PlayedRound } from '../contract.ts'
import { fittingStake, saidOfRound, saidOfStake } from './game-said.ts'

const stakes = { choices: [100, 200, 400, 1_000], least_minor: 100, most_minor: 1_000, exact: true }
const money = { isMoney: true, stakes }
const demo = { isMoney: false, stakes }
const won = (win_minor: number) => ({ stake_minor: 400, win_minor }) as PlayedRound
const nothing: ReadonlySet<never> = new Set()

describe('what is said in a game', () => {
  test('GA-010: a stake above the balance names the largest one that fits', () => {
    expect(saidOfStake(money, 1_000, 650)).toEqual({ state: 'bet-over-balance', balance_minor: 650, fitting_minor: 400 })
    expect(saidOfStake(money, 400, 400)).toBeNull()
  })

  test('GA-009: a balance below every stake is empty', () => {
    expect(saidOfStake(money, 100, 99)).toEqual({ state: 'empty-balance', balance_minor: 99, fitting_minor: null })
  })

  test('GA-013: play money that is used up is said to be that', () => {
    expect(saidOfStake(demo, 100, 99)?.state).toBe('bet-balance-empty')
  })

  test('GA-011, GA-012: a win in the demo is told once for what it is, a large one too; money wins are not talked over', () => {
    expect(saidOfRound(demo, won(401), 0, nothing)?.state).toBe('demo-win')
    expect(saidOfRound(demo, won(8_000), 0, nothing)?.state).toBe('demo-big-win')
    expect(saidOfRound(demo, won(401), 0, new Set(['demo-win']))).toBeNull()
    expect(saidOfRound(money, won(8_000), 0, nothing)).toBeNull()
  })

  test('a return not above the stake is no win', () => {
    for (const win_minor of [0, 399, 400]) expect(saidOfRound(demo, won(win_minor), 0, nothing)).toBeNull()
  })

  test('a table takes any sum from its smallest chip on', () => {
    const table = { isMoney: true, stakes: { ...stakes, exact: false } }
    expect(fittingStake(table, 350)).toBe(350)
    expect(fittingStake(table, 99)).toBeNull()
  })
})
