import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { GamePlay, PlayedRound } from '../contract.ts'
import { isOldFairness } from './dealt-pair.ts'
import { GamePanel } from './game-panel.tsx'
import type { RoundsCaller } from './rounds-caller.ts'
import { withFairnessNow } from './use-fairness.ts'

const fairnessOf = (number: number): GamePlay['fairness'] => ({
  server_seed_hash: `hash-${number}`,
  next_server_seed_hash: `hash-${number + 1}`,
  client_seed: `client-${number}`,
})
/** A round `7-3` is the third of pair 7. */
const roundOf = (id: string, open?: object): PlayedRound => {
  const [pair] = id.split('-')
  return { id, server_seed_hash: `hash-${pair}`, client_seed: `client-${pair}`, ...(open ? { open } : {}) } as unknown as PlayedRound
}
const playOf = (pair: number, lastRound: PlayedRound | null) =>
  ({ slug: 'honey-hives', isMoney: true, lastRound, fairness: fairnessOf(pair) }) as unknown as GamePlay

/** Fingerprint, next fingerprint and client seed as the panel shows them. */
const shown = (play: GamePlay, last_round: PlayedRound | null) =>
  [
    ...html(
      <AppStateProvider value={{ main: { isGuest: true, favoriteGames: [] } } as unknown as AppState}>
        <GamePanel
          play={play}
          last_round={last_round}
          is_player={false}
          setMoney={() => undefined}
          leaveTo={() => undefined}
          contests={{ is_on: false, switchChips: () => undefined }}
        />
      </AppStateProvider>,
    ).matchAll(/(?:hash|client)-\d/g),
  ].map(([value]) => value)

test('reliability 9: a game that is opened again shows the pair that its next round comes from, and not the revealed one of the last round', () => {
  const last_round = roundOf('1-4')
  expect(shown(playOf(2, last_round), last_round)).toEqual(['hash-2', 'hash-3', 'client-2'])
})

test('reliability 9: a round that is open goes on with its own pair, whatever deals after it', () => {
  const open = roundOf('1-4', { next: 2 })
  const play = playOf(2, open)
  expect(shown(play, open)).toEqual(['hash-1', 'hash-3', 'client-1'])
  expect(shown(play, roundOf('1-4'))).toEqual(['hash-2', 'hash-3', 'client-2'])
  expect(isOldFairness(play, roundOf('1-4'))).toBe(false)
})

test('reliability 9: a round from seeds that were changed in another window has the seeds asked for anew, so that no pair is both now and next', async () => {
  const play = playOf(2, null)
  const round = roundOf('3-0')
  expect(isOldFairness(play, round)).toBe(true)
  expect(isOldFairness(play, roundOf('2-0'))).toBe(false)
  const answering = (data: object) => ({ startGame: async () => ({ success: true, data }) }) as unknown as RoundsCaller
  const renewed = await withFairnessNow(play, answering(playOf(3, round)))
  expect(shown(renewed, round)).toEqual(['hash-3', 'hash-4', 'client-3'])
  expect(isOldFairness(renewed, round)).toBe(false)
  // Signed out in another window: what the demo is dealt from says nothing of this game.
  expect(await withFairnessNow(play, answering({ ...playOf(9, null), isMoney: false }))).toBe(play)
})
