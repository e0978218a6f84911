import type { Clock } from '#kernel/clock/clock.ts'

/**
 * Guests' rendered pages are fresh for five minutes (RT-022), then served stale for as long again while being renewed in the
 * background.
 */
const fresh_for_ms = 5 * 60_000
const usable_for_ms = 10 * 60_000
/** Pages that may appear at any moment (currently missing) are cached briefly, but still rendered once for concurrent requests. */
const brief_for_ms = 2_000

interface Entry<T> {
  value: T
  made_at_ms: number
  renewal: Promise<T> | null
}

export interface PageCache<T> {
  /** The cached value of a key, or a new one, rendered once for concurrent requests. */
  get(key: string, make: () => Promise<T>): Promise<T>
  readonly size: number
  empty(): void
}

export interface PageCacheOptions<T> {
  readonly clock: Clock
  /** Maximum number of keys; the least recently used one is evicted. */
  readonly most_entries: number
  /** Whether a value may be cached; error pages may not. */
  readonly keeps: (value: T) => boolean
  /** Whether a value is only cached for two seconds: pages that do not exist yet. */
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
        // If rendering fails now, the old page is shown until it is too old.
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
      // Less than nothing: the clock was set back, and the entry would be kept for as long as that takes.
      if (!entry || age_ms < 0 || age_ms >= (isBrief(entry.value) ? brief_for_ms : usable_for_ms)) return makeFirst(key, make)
      // The map is kept in order of use, so a key in use is evicted last.
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
