/**
 * A cache of at most `most` entries that evicts the least recently used one. (A cache that empties itself when full would slow
 * everybody down at once, at the busiest moment; decision 0033.)
 */
export class LruCache<Key, Value> {
  // A Map keeps insertion order, so the first key is the least recently used.
  readonly #entries = new Map<Key, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#most) return
    const [oldest] = this.#entries.keys()
    this.#entries.delete(oldest as Key)
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  keys(): MapIterator<Key> {
    return this.#entries.keys()
  }

  clear(): void {
    this.#entries.clear()
  }
}
