import { beforeEach, expect, test, vi } from 'vitest'
import { arriveBalance, endShownRound } from '#casino/money/wallet/web/api.ts'
import type { PlayerBalance } from '#casino/money/wallet/contract.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { createPlayedPurse } from './played-purse.ts'

const of = (balance: number): PlayerBalance => ({ balance, bonus: { balance: 0, fsRemain: 0, games: [] }, currency: 'UAH', exponent: 2 })
const inHeader = (): number | undefined => appState.get().main.playerInfo?.playerBalance?.balance

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  // Other tests of this process may have left a round on the screen.
  endShownRound(null)
  appState.set({ config: {}, main: { isGuest: false, playerInfo: { playerBalance: of(10_000) } } } as unknown as AppState)
})

const opened = (is_money: boolean) => {
  const told: number[] = []
  const purse = createPlayedPurse(is_money)
  purse.setBalance(10_000)
  appState.subscribe(() => {
    const moved_to = purse.follow()
    if (moved_to !== null) told.push(moved_to)
  })
  return { purse, told }
}

test('a deposit, or a round in another tab, is in the open game at once, and told once', () => {
  const { purse, told } = opened(true)
  arriveBalance(of(15_000))
  arriveBalance(of(15_000))
  expect([purse.balanceNow(), told]).toEqual([15_000, [15_000]])
})

test('while a round is on the screen neither the game nor the header tells what it brought; both do when it was shown', () => {
  const { purse, told } = opened(true)
  purse.beginRound(1_000)
  expect(inHeader()).toBe(9_000)
  purse.setBalance(19_000)
  arriveBalance(of(19_000))
  expect([inHeader(), told]).toEqual([9_000, []])
  purse.endRound(purse.balanceNow())
  expect([inHeader(), purse.balanceNow(), told]).toEqual([19_000, 19_000, []])
})

test('a round that there was not gives the stake back, and what came in meanwhile is followed', () => {
  const { purse, told } = opened(true)
  purse.beginRound(1_000)
  purse.endRound(null)
  expect(inHeader()).toBe(10_000)
  purse.beginRound(1_000)
  arriveBalance(of(40_000))
  purse.endRound(null)
  expect([inHeader(), purse.balanceNow(), told]).toEqual([40_000, 40_000, [40_000]])
})

test('who leaves before the reels have stopped sees in the header what the round brought', () => {
  const { purse } = opened(true)
  purse.beginRound(1_000)
  purse.setBalance(29_000)
  purse.leave()
  expect(inHeader()).toBe(29_000)
})

test('play money is the game’s own: it neither follows the purse nor moves the header', () => {
  const { purse, told } = opened(false)
  arriveBalance(of(15_000))
  purse.beginRound(1_000)
  purse.endRound(9_000)
  expect([purse.balanceNow(), told, inHeader()]).toEqual([10_000, [], 15_000])
})
