import type { EventDelta, EventView, getEvent, Market } from '#casino/sportsbook/catalogue/contract.ts'
import { api } from '#kernel/web/browser.ts'
import { createQueryState, type QueryState } from '#kernel/web/state/queries.ts'

const eventState = (id: number): QueryState<EventView> => createQueryState<EventView>(`sport-event-${id}`)

const reading = new Set<number>()

/** Reads an event whole: when its page opens, after a break, and when a message does not fit what is known. */
export const readEvent = async (id: number): Promise<void> => {
  if (reading.has(id)) return
  reading.add(id)
  try {
    const answer = await api.call<typeof getEvent>('GET /rest/sport-betting/events/{id}/', { params: { id } })
    if (answer.success) eventState(id).set((known) => (known && known.version > answer.data.version ? known : answer.data))
  } finally {
    reading.delete(id)
  }
}

const withChanged = (markets: readonly Market[], changed: readonly Market[]): Market[] => {
  const byId = new Map(changed.map((market) => [market.id, market]))
  const kept = markets.map((market) => {
    const fresh = byId.get(market.id)
    byId.delete(market.id)
    return fresh ?? market
  })
  return [...kept, ...byId.values()]
}

/** An event after a delta; undefined where it does not stand on what is known, and the whole has to be read. */
export const afterDelta = (known: EventView, delta: EventDelta): EventView | undefined => {
  if (delta.version <= known.version) return known
  if (delta.since !== known.version) return undefined
  const { since: _, markets, happenings, ...rest } = delta
  return { ...known, ...rest, markets: withChanged(known.markets, markets), happenings: [...known.happenings, ...happenings] }
}

/** Takes what a message told of an event whose page is open. */
export const takeDelta = (delta: EventDelta): void => {
  const state = eventState(delta.id)
  const known = state.get()
  if (!known) return
  const next = afterDelta(known, delta)
  if (next) state.set(next)
  else void readEvent(delta.id)
}

/** The event of a page: as it came with the page, then as it was read and told. */
export const useLiveEvent = (given: EventView): EventView => {
  const live = eventState(given.id).use()
  return live && live.version >= given.version ? live : given
}
