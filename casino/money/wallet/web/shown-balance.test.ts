import { beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { PlayerBalance } from '../contract.ts'
import { arriveBalance, beginShownRound, endShownRound } from './shown-balance.ts'

const balanceOf = (balance: number): PlayerBalance => ({
  balance,
  bonus: { balance: 0, fsRemain: 0, games: [] },
  currency: 'UAH',
  exponent: 2,
})
const shown = () => appState.get().main.playerInfo?.playerBalance?.balance

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { documentElement: { lang: 'uk' } })
  endShownRound(null)
  const main = { isGuest: false, isMobile: false, header: { menu: [] }, playerInfo: { playerBalance: balanceOf(10_000) } }
  appState.set({ config: {}, main } as unknown as AppState)
})

test('RTM-017: the stake leaves at once, and the win arrives when the round has been shown, however early the message comes', () => {
  beginShownRound(1_000)
  expect(shown()).toBe(9_000)
  arriveBalance(balanceOf(14_000))
  expect(shown()).toBe(9_000)
  endShownRound(14_000)
  expect(shown()).toBe(14_000)
})

test('RTM-017: without a message the answer of the round is enough, and a message after it stands at once', () => {
  beginShownRound(1_000)
  endShownRound(9_500)
  expect(shown()).toBe(9_500)
  arriveBalance(balanceOf(9_500))
  arriveBalance(balanceOf(20_000))
  expect(shown()).toBe(20_000)
})

test('a deposit that comes in while the reels turn is not lost', () => {
  beginShownRound(1_000)
  arriveBalance(balanceOf(9_000))
  arriveBalance(balanceOf(29_000))
  endShownRound(9_000)
  expect(shown()).toBe(29_000)
})

test('a round that was not played gives its stake back', () => {
  beginShownRound(1_000)
  endShownRound(null)
  expect(shown()).toBe(10_000)
})

test('the next round begins from what the last one brought, also when nobody waited for its end', () => {
  beginShownRound(1_000)
  arriveBalance(balanceOf(14_000))
  beginShownRound(1_000)
  expect(shown()).toBe(13_000)
})

test('a purse in another currency waits for no round', () => {
  beginShownRound(1_000)
  arriveBalance({ ...balanceOf(7), currency: 'USD' })
  expect(shown()).toBe(7)
})
