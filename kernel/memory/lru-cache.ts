/**
 * A cache of at most `most` entries that keeps the half of them that were used last, and evicts of the others those that nobody used for longest.
 * (A cache that empties itself when full would slow everybody down at once, at the busiest moment; decision 0033.)
 */
export class LruCache<Key, Value> {
  // Two generations. What is used moves into the newer one, and where that is half of the cache the older one is let go: to move an entry to
  // the end of one list with every look would cost ten times as much as the look.
  #recent = new Map<Key, Value>()
  #former = new Map<Key, Value>()
  readonly #half: number

  constructor(most: number) {
    this.#half = Math.max(1, Math.floor(most / 2))
  }

  get size(): number {
    return this.#recent.size + this.#former.size
  }

  get(key: Key): Value | undefined {
    const value = this.#recent.get(key)
    if (value !== undefined) return value
    const former = this.#former.get(key)
    if (former !== undefined) this.set(key, former)
    return former
  }

  set(key: Key, value: Value): void {
    this.#former.delete(key)
    if (this.#recent.size >= this.#half && !this.#recent.has(key)) {
      this.#former = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(key, value)
  }

  delete(key: Key): void {
    this.#recent.delete(key)
    this.#former.delete(key)
  }

  keys(): Key[] {
    return [...this.#former.keys(), ...this.#recent.keys()]
  }

  clear(): void {
    this.#recent.clear()
    this.#former.clear()
  }
}
