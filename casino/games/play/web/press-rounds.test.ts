import { expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { GamePlay, PlayedRound } from '../contract.ts'
import { roundHandlers } from './press-rounds.ts'

const stakes = { choices: [100, 200, 500], least_minor: 100, most_minor: 500, exact: true }
const none = { balance: 0, fsRemain: 0, games: [] }

/** An open game with this balance: what was asked of the house, said over the game, and sent to its document. */
const opened = (
  isMoney: boolean,
  balance_minor: number,
  answer: object = { kind: 'refused', code: 'somehow', message: 'no' },
  is_under_way = false,
) => {
  appState.set({ main: { playerInfo: { playerBalance: { balance: balance_minor, bonus: none } } } } as unknown as AppState)
  const play = vi.fn(async () => answer)
  const on: boolean[] = []
  const [said, sent] = [vi.fn<(said: object) => void>(), vi.fn<(message: object) => void>()]
  const { spin, resume } = roundHandlers({
    play: { isMoney, stakes, slug: 'golden-orchard' } as unknown as GamePlay,
    caller: { isUnderWay: () => is_under_way, play, resume: () => (is_under_way ? Promise.resolve(answer) : null) } as never,
    purse: {
      balanceNow: () => balance_minor,
      beginRound: () => undefined,
      endRound: () => undefined,
      setBalance: () => undefined,
    } as never,
    stakers: { now: { bonus: null }, freeSpins: () => undefined, refresh: () => undefined } as never,
    setLastRound: () => undefined,
    setRoundOn: (is_on) => void on.push(is_on),
    setSaid: said,
    text: (key) => key,
  })
  return { press: (stake_minor: number) => spin({ stake_minor }, sent), resume: () => resume(sent), play, said, sent, on }
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

const round = { kind: 'round', round: {} as PlayedRound, balance_minor: 400 }

test('RP-002: a round is on from its press until the game has shown it, or until it is refused: nothing that ends time is told before', async () => {
  const played = opened(true, 500, round)
  const pressed = played.press(500)
  expect(played.on).toEqual([true])
  await pressed
  expect(played.on).toEqual([true, true])
  const refused = opened(true, 500)
  await refused.press(500)
  expect(refused.on).toEqual([true, false])
  const unasked = opened(true, 50)
  await unasked.press(100)
  expect(unasked.on).not.toContain(true)
})

test('RP-002: a round that was under way before a reload is on at once', async () => {
  const resumed = opened(true, 500, round, true)
  resumed.resume()
  expect(resumed.on).toEqual([true])
  await expect.poll(() => resumed.sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'round' }))
  const none_before = opened(true, 500)
  none_before.resume()
  expect([none_before.on, none_before.sent.mock.calls]).toEqual([[false], []])
})
