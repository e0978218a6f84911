import type { Clock } from '#kernel/clock/clock.ts'

/** Rendered pages of guests: five minutes good (RT-022), then renewed behind the visitor's back for as long again. */
const fresh_for_ms = 5 * 60_000
const usable_for_ms = 10 * 60_000
/** What may come into being at any moment is looked for again soon, and still made once however many ask. */
const brief_for_ms = 2_000

interface Entry<T> {
  value: T
  made_at_ms: number
  renewal: Promise<T> | null
}

export interface PageCache<T> {
  /** The kept value of a key, or a new one: rendered once however many ask at the same time. */
  get(key: string, make: () => Promise<T>): Promise<T>
  readonly size: number
  empty(): void
}

export interface PageCacheOptions<T> {
  readonly clock: Clock
  /** More keys than this are never kept: the least recently asked one goes. */
  readonly most_entries: number
  /** Values that may be kept; an error page of ours is not. */
  readonly keeps: (value: T) => boolean
  /** Values that are good for two seconds alone: what is not there yet. */
  readonly isBrief: (value: T) => boolean
}

export const createPageCache = <T>({ clock, most_entries, keeps, isBrief }: PageCacheOptions<T>): PageCache<T> => {
  const entries = new Map<string, Entry<T>>()
  const first_makings = new Map<string, Promise<T>>()

  const keep = (key: string, value: T): void => {
    entries.delete(key)
    if (!keeps(value)) return
    entries.set(key, { value, made_at_ms: clock.now().getTime(), renewal: null })
    const [oldest] = entries.keys()
    if (entries.size > most_entries && oldest !== undefined) entries.delete(oldest)
  }

  const makeFirst = (key: string, make: () => Promise<T>): Promise<T> => {
    const running = first_makings.get(key)
    if (running) return running
    const making = make()
      .then((value) => {
        keep(key, value)
        return value
      })
      .finally(() => first_makings.delete(key))
    first_makings.set(key, making)
    return making
  }

  const renew = (key: string, entry: Entry<T>, make: () => Promise<T>): void => {
    if (entry.renewal) return
    entry.renewal = make()
    entry.renewal.then(
      (value) => {
        // A page that fails now is still better shown as it was, until it is too old.
        if (keeps(value)) keep(key, value)
        else entry.renewal = null
      },
      () => {
        entry.renewal = null
      },
    )
  }

  return {
    get: async (key, make) => {
      const entry = entries.get(key)
      const age_ms = entry ? clock.now().getTime() - entry.made_at_ms : Infinity
      if (!entry || age_ms >= (isBrief(entry.value) ? brief_for_ms : usable_for_ms)) return makeFirst(key, make)
      // The order of the map is the order of use: what is asked now is the last to go.
      entries.delete(key)
      entries.set(key, entry)
      if (age_ms >= fresh_for_ms) renew(key, entry, make)
      return entry.value
    },
    get size() {
      return entries.size
    },
    empty: () => entries.clear(),
  }
}
