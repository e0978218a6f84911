import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { EventCard, getEvents, ListDelta } from '#casino/sportsbook/catalogue/contract.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { createQueryState, type QueryState } from '#kernel/web/state/queries.ts'

/** What this browser knows of one event, as lists show it. */
const cardState = (id: number): QueryState<EventCard> => createQueryState<EventCard>(`sport-card-${id}`)

/** Lists of events that were read anew, by what they are of. */
const listState = (name: string): QueryState<readonly EventCard[]> => createQueryState<readonly EventCard[]>(`sport-list-${name}`)

const isNewer = (card: EventCard, known: EventCard | undefined): boolean => !known || card.version >= known.version

export const takeCards = (cards: readonly EventCard[]): void => {
  for (const card of cards) cardState(card.id).set((known) => (isNewer(card, known) ? card : known))
}

/** Whoever shows a list hears of events that it does not have, and of those that are over. */
const listeners = new Set<(sport: string, is_other_list: boolean) => void>()

/** Takes what a message told of the events of a sport. */
export const takeListDelta = ({ sport, events }: ListDelta): void => {
  let is_other_list = false
  for (const { main, ...delta } of events) {
    cardState(delta.id).set((known) => {
      if (!known || delta.version <= known.version) {
        if (!known && delta.state === 'live') is_other_list = true
        return known
      }
      if (delta.state !== known.state) is_other_list = true
      return { ...known, ...delta, main: main ?? known.main }
    })
  }
  for (const listen of listeners) listen(sport, is_other_list)
}

/** An event as it is known now: of the page it came with, and of what was told since. */
export const useCard = (given: EventCard): EventCard => {
  const live = cardState(given.id).use()
  return live && isNewer(live, given) ? live : given
}

export interface ListQuery {
  readonly sport?: string
  readonly live?: boolean
  readonly soon?: number
  readonly tournament?: number
  readonly day?: number
  readonly ids?: string
  readonly limit: number
}

const read = async (name: string, query: ListQuery): Promise<void> => {
  const cards = await dataOf(api.call<typeof getEvents>('GET /rest/sport-betting/events/', { query }))
  takeCards(cards)
  listState(name).set(cards)
}

/** A list is read anew at most so often when its events change places. */
const reread_ms = 10_000

/** A list of events that stays what its query says: `given` at first, then as it was read and told. `resync` reads it, and throws where it could not. */
export const useEventList = (
  query: ListQuery,
  given: readonly EventCard[],
): { readonly cards: readonly EventCard[]; readonly resync: () => Promise<void> } => {
  const name = JSON.stringify(query)
  const cards = listState(name).use() ?? given
  const fixed = useMemo((): ListQuery => JSON.parse(name) as ListQuery, [name])
  const resync = useCallback(() => read(name, fixed), [name, fixed])
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    const listen = (sport: string, is_other_list: boolean): void => {
      if (!is_other_list || (fixed.sport !== undefined && fixed.sport !== sport)) return
      timer.current ??= setTimeout(() => {
        timer.current = null
        // If it fails, the next change of places asks again.
        void resync().catch(() => undefined)
      }, reread_ms)
    }
    listeners.add(listen)
    return () => {
      listeners.delete(listen)
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
    }
  }, [fixed, resync])
  return { cards, resync }
}
