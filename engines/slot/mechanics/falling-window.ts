import { fillWindow, namedWindow, type Story, type Table } from './table.ts'

/** A window in which what won goes and what stands above it falls, to be used again and again: the hot path makes no objects. */
export class FallingWindow {
  readonly window: Uint8Array
  /** Cells that go with the next fall. */
  readonly going: Uint8Array
  /** Where the strip runs on above each reel. */
  readonly #tops: Int32Array
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
    this.window = new Uint8Array(table.reels * table.rows)
    this.going = new Uint8Array(table.reels * table.rows)
    this.#tops = new Int32Array(table.reels)
  }

  stopAt(strips: readonly Uint8Array[], stops: ArrayLike<number>): void {
    fillWindow(this.#table, strips, stops, this.window)
    this.#tops.set(stops)
  }

  /** What is marked goes, what stands above falls, and the strip runs on from above. */
  fall(strips: readonly Uint8Array[], story: Story | null): void {
    const { rows, reels } = this.#table
    const removed = story ? [...this.going.keys()].filter((cell) => this.going[cell] === 1) : []
    const fallen: number[] = []
    for (let reel = 0; reel < reels; reel += 1) {
      const strip = strips[reel]!
      let to = reel * rows + rows - 1
      for (let cell = to; cell >= reel * rows; cell -= 1) {
        if (this.going[cell] === 1) continue
        this.window[to] = this.window[cell]!
        to -= 1
      }
      if (story) fallen.push(to - reel * rows + 1)
      for (; to >= reel * rows; to -= 1) {
        this.#tops[reel] = (this.#tops[reel]! + strip.length - 1) % strip.length
        this.window[to] = strip[this.#tops[reel]!]!
      }
    }
    story?.events.push({ type: 'cascaded', removed, window: namedWindow(this.#table, this.window), fallen })
  }
}
