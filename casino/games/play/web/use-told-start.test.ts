import { expect, test } from 'vitest'
import type { GameState } from './use-started-game.ts'
import { toldStart } from './use-told-start.ts'

const openedFor = (isMoney: boolean) => ({ kind: 'open', play: { slug: 'golden-orchard', isMoney } }) as GameState

test('AU-006, API-046: a game that opens after a registration is told with its mode, once it stands open, and no other game is', () => {
  expect(toldStart(openedFor(true), 'game_play')).toEqual({ slug: 'golden-orchard', type: 'money_play', source: 'game_play' })
  expect(toldStart(openedFor(false), 'game_play')).toMatchObject({ type: 'demo_play' })
  for (const state of [{ kind: 'loading' }, { kind: 'failed', message: '', is_unknown: false }] as const)
    expect(toldStart(state, 'game_play')).toBeNull()
  for (const source of [undefined, '', 7]) expect(toldStart(openedFor(true), source)).toBeNull()
})
