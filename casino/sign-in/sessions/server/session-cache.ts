import { type House, perHouse } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'
import { readSession, type SessionRow } from './session-store.ts'

/**
 * Caches sessions for half a second: a player in a game sends many requests per second, and looking up the session would be half of
 * a round's work. Sessions ended by another process are noticed within a second; those ended here at once.
 */
const remembered_ms = 500
const most_remembered = 20_000

interface Remembered {
  readonly read_at_ms: number
  readonly row: Promise<SessionRow | undefined>
}

interface SessionCache {
  read(id_hash: Buffer): Promise<SessionRow | undefined>
  forget(id_hash: Buffer): void
  forgetAll(): void
}

const createCache = (house: House): SessionCache => {
  const known = new LruCache<string, Remembered>(most_remembered)
  return {
    read: (id_hash) => {
      const now = house.clock.now()
      const id = id_hash.toString('latin1')
      const remembered = known.get(id)
      const age_ms = remembered ? now.getTime() - remembered.read_at_ms : Infinity
      if (remembered && age_ms >= 0 && age_ms < remembered_ms) return remembered.row
      const row = readSession(house, id_hash, now)
      known.set(id, { read_at_ms: now.getTime(), row })
      // Only found sessions are cached: failures and guests must not fill the cache.
      row.then(
        (found) => (found ? undefined : known.delete(id)),
        () => known.delete(id),
      )
      return row
    },
    forget: (id_hash) => known.delete(id_hash.toString('latin1')),
    forgetAll: () => known.clear(),
  }
}

export const sessionCache = perHouse(createCache)
