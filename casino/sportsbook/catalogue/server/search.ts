import { perHouse, type House } from '#kernel/house.ts'
import type { EventCard } from '../contract.ts'
import { eventsByIds } from './event-store.ts'
import { searchedEvents, type SearchedEvent } from './list-store.ts'
import { cardsOf, type Viewer } from './views.ts'

/** How long the names are cached: a new event can be found after this. */
const kept_ms = 20_000

interface Names {
  read_at_ms: number
  events: Promise<readonly SearchedEvent[]>
}

const names = perHouse((): { current: Names | null } => ({ current: null }))

const namesOf = (house: House): Promise<readonly SearchedEvent[]> => {
  const holder = names(house)
  const now_ms = house.clock.now().getTime()
  if (!holder.current || now_ms - holder.current.read_at_ms >= kept_ms) {
    const events = searchedEvents(house.db)
    holder.current = { read_at_ms: now_ms, events }
    // A failed read is repeated by the next search.
    events.catch(() => {
      holder.current = null
    })
  }
  return holder.current.events
}

/** Matches beginnings of words: "kry" finds "Kryla", "ryla" does not. */
const fits = (words: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => words.startsWith(word) || words.includes(` ${word}`) || words.includes(`-${word}`))

/** Events that have not ended whose names, in any language, contain words beginning with those searched for; events in play first. */
export const searchedCards = async (viewer: Viewer, text: string, limit: number, offset: number): Promise<EventCard[]> => {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const found = (await namesOf(viewer.house)).filter(({ words }) => fits(words, wanted)).slice(offset, offset + limit)
  const events = new Map(
    (
      await eventsByIds(
        viewer.house.db,
        found.map(({ id }) => id),
      )
    ).map((event) => [event.id, event]),
  )
  return cardsOf(
    viewer,
    found.flatMap(({ id }) => events.get(id) ?? []),
  )
}
