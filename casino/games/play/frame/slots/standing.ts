import type { SymbolId } from '#engines/slot/definition.ts'
import type { SlotEvent } from '#engines/slot/events.ts'

type Stopped = Extract<SlotEvent, { type: 'reels-stopped' }>

/** What stands on the reels when a round is over: the last stop, and what happened to it since. */
export interface Standing {
  /** With the stops that nudged reels moved to. No reel of it is held: whoever lands on it lands all of them. */
  readonly stopped: Omit<Stopped, 'held'>
  /** The window after the last fall. */
  readonly fallen: Stopped['window'] | null
  /** Reels under a wild, and what stands on some of them. */
  readonly covered: readonly number[]
  readonly marks: ReadonlyMap<number, string>
  /** Reels under the symbol that the free spins drew. */
  readonly symbol: { readonly id: SymbolId; readonly reels: readonly number[] } | null
}

const stopOf = ({ held, ...stopped }: Stopped): Standing => ({
  stopped,
  fallen: null,
  covered: held ?? [],
  marks: new Map(),
  symbol: null,
})

const nudged = (before: Standing, { reels }: Extract<SlotEvent, { type: 'wilds-nudged' }>): Standing => ({
  ...before,
  stopped: { ...before.stopped, stops: before.stopped.stops.map((stop, reel) => stop + (reels.find((one) => one.reel === reel)?.by ?? 0)) },
  marks: new Map(reels.map(({ reel, multiplier }) => [reel, `×${multiplier}`])),
})

/** From what was told of a round; undefined where no reel stopped in it. */
export const standingOf = (events: readonly SlotEvent[]): Standing | undefined => {
  let standing: Standing | undefined
  for (const event of events) {
    if (event.type === 'reels-stopped') standing = stopOf(event)
    if (!standing) continue
    if (event.type === 'wilds-nudged') standing = nudged(standing, event)
    if (event.type === 'wilds-expanded') standing = { ...standing, covered: [...standing.covered, ...event.reels] }
    if (event.type === 'cascaded') standing = { ...standing, fallen: event.window }
    if (event.type === 'symbol-expanded') standing = { ...standing, symbol: { id: event.symbol, reels: event.reels } }
  }
  return standing
}
