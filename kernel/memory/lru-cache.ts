/**
 * What was used lately, up to `most` entries: with one more, the entry that nobody has used for the longest time goes. A memory that empties
 * itself when it is full would make everybody wait at once, just when most of them are here (decision 0033).
 */
export class LruCache<Key, Value> {
  // A Map keeps its keys in the order in which they were put in: the first is the one to go.
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
