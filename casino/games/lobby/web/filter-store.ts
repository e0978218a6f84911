import type { GameFilter } from '../rules.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'

const nothing: GameFilter = {}

/** What the lobby's grid is narrowed by. The grid follows it, the chips and the filter modal change it. */
export const lobbyFilter = createStore<GameFilter>(nothing)

export const useLobbyFilter = (): GameFilter => useStore(lobbyFilter, nothing)

export const clearLobbyFilter = (): void => lobbyFilter.set(nothing)

/** How many of the filter modal's own choices are made: the number on its button. */
export const choicesMade = ({ provider, theme, volatility, sort }: GameFilter): number =>
  [provider, theme, volatility, sort === 'house' ? undefined : sort].filter((choice) => choice !== undefined).length
