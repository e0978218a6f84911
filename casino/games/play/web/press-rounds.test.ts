import { expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { GamePlay } from '../contract.ts'
import { roundsOf } from './press-rounds.ts'

const stakes = { choices: [100, 200, 500], least_minor: 100, most_minor: 500, exact: true }
const none = { balance: 0, fsRemain: 0, games: [] }

/** An open game with this balance: what was asked of the house, said over the game, and sent to its document. */
const opened = (isMoney: boolean, balance_minor: number) => {
  appState.set({ main: { playerInfo: { playerBalance: { balance: balance_minor, bonus: none } } } } as unknown as AppState)
  const play = vi.fn(async () => ({ kind: 'refused', code: 'somehow', message: 'no' }))
  const [said, sent] = [vi.fn<(said: object) => void>(), vi.fn<(message: object) => void>()]
  const { spin } = roundsOf({
    play: { isMoney, stakes, slug: 'golden-orchard' } as unknown as GamePlay,
    caller: { isUnderWay: () => false, play } as never,
    purse: {
      balanceNow: () => balance_minor,
      beginRound: () => undefined,
      endRound: () => undefined,
      setBalance: () => undefined,
    } as never,
    stakers: { now: { bonus: null }, freeSpins: () => undefined, refresh: () => undefined } as never,
    setLastRound: () => undefined,
    setSaid: said,
    text: (key) => key,
  })
  return { press: (stake_minor: number) => spin({ stake_minor }, sent), play, said, sent }
}

test.each([
  ['GA-009: with nothing left', true, 50, 100, 'empty-balance'],
  ['GA-010: with less than the stake', true, 250, 500, 'bet-over-balance'],
  ['GA-013: with play money used up', false, 50, 100, 'bet-balance-empty'],
] as const)(
  '%s a press asks the house for no round: the game is told, and so is the player',
  async (_name, isMoney, balance, stake, state) => {
    const { press, play, said, sent } = opened(isMoney, balance)
    await press(stake)
    expect(play).not.toHaveBeenCalled()
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state }))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'refused', code: state, message: '', balance_minor: balance })
  },
)

test('what there is can be staked: the house is asked, and nothing is said before', async () => {
  const { press, play, said } = opened(true, 500)
  await press(500)
  expect([play.mock.calls.length, said.mock.calls.length]).toEqual([1, 0])
})
