import { useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import type { recordPlayStartEndpoint } from '../contract.ts'
import type { GameState } from './use-started-game.ts'

/** API-046, AU-006: what a play that begins after a registration tells the house; nothing for any other. */
export const toldStart = (state: GameState, source: unknown) =>
  state.kind === 'open' && typeof source === 'string' && source !== ''
    ? { slug: state.play.slug, type: state.play.isMoney ? ('money_play' as const) : ('demo_play' as const), source }
    : null

/** Tells it once, when the game stands open; the game does not wait for the answer. */
export const useToldStart = (state: GameState, source: unknown): void => {
  const is_open = state.kind === 'open'
  useEffect(() => {
    const body = toldStart(state, source)
    if (body) void api.call<typeof recordPlayStartEndpoint>('POST /rest/player/game-play-start/', { body })
    // The game opens once; what changes in it afterwards is no other start.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [is_open, source])
}
