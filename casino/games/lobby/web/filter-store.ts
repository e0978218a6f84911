import type { GameFilter } from '../rules.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'

const nothing: GameFilter = {}

/** Filters of the lobby's grid, set by the chips and the filter modal. */
export const lobbyFilter = createStore<GameFilter>(nothing)

export const useLobbyFilter = (): GameFilter => useStore(lobbyFilter, nothing)

export const clearLobbyFilter = (): void => lobbyFilter.set(nothing)

/** The number of filters set in the filter modal, shown on its button. */
export const choicesMade = ({ provider, theme, volatility, sort }: GameFilter): number =>
  [provider, theme, volatility, sort === 'house' ? undefined : sort].filter((choice) => choice !== undefined).length
