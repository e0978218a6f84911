import type { EventDelta, EventView, getEvent, Market } from '#casino/sportsbook/catalogue/contract.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { createQueryState, type QueryState } from '#kernel/web/state/queries.ts'

const eventState = (id: number): QueryState<EventView> => createQueryState<EventView>(`sport-event-${id}`)

/** Reads an event whole: when its page opens, and after a break. Throws where it could not. */
export const readEvent = async (id: number): Promise<void> => {
  const event = await dataOf(api.call<typeof getEvent>('GET /rest/sport-betting/events/{id}/', { params: { id } }))
  eventState(id).set((known) => (known && known.version > event.version ? known : event))
}

const rereading = new Set<number>()

/** The same where a message does not fit what is known. Those that come meanwhile do not ask again; after a failure the next one does. */
const reread = (id: number): void => {
  if (rereading.has(id)) return
  rereading.add(id)
  void readEvent(id)
    .catch(() => undefined)
    .finally(() => rereading.delete(id))
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
  else reread(delta.id)
}

/** The event of a page: as it came with the page, then as it was read and told. */
export const useLiveEvent = (given: EventView): EventView => {
  const live = eventState(given.id).use()
  return live && live.version >= given.version ? live : given
}
