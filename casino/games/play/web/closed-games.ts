import { useState } from 'react'
import type { Text } from '#kernel/i18n/texts.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'
import { useLanguage } from '#kernel/web/texts/use-text.tsx'

interface ClosedGame {
  /** What players are told; null for the house's own words. */
  readonly message: Text | null
}

type ClosedGames = ReadonlyMap<string, ClosedGame>

/** Games that were closed while this page stood open. They are closed for everybody, so the next visitor of the device is told too. */
const closed_games = createStore<ClosedGames>(new Map(), { outlives_visitor: true })

export const noteClosed = (slug: string, message: Text | null): void =>
  closed_games.set((known) => new Map([...known, [slug, { message }]]))

export const noteOpened = (slug: string): void => closed_games.set((known) => new Map([...known].filter(([closed]) => closed !== slug)))

export const closedGame = (slug: string): ClosedGame | undefined => closed_games.get().get(slug)

/** RTM-059: what is said in a game that was closed while it stood open, until the player has read it; null while there is nothing to say. */
export const useClosedGame = (slug: string, plain: string) => {
  // A window is never rendered by the server.
  const closed = useStore(closed_games, closed_games.get()).get(slug)
  const language = useLanguage()
  const [read, setRead] = useState<ClosedGame | null>(null)
  return { words: !closed || closed === read ? null : (closed.message?.[language] ?? plain), dismiss: () => setRead(closed ?? null) }
}
