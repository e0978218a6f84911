import type { CompiledSlot } from './compile.ts'
import type { SymbolDefinition } from './definition.ts'
import type { Wins } from './evaluate.ts'
import type { SlotEvent, SpinKind } from './events.ts'
import { nudgesAt } from './nudges.ts'
import type { Narrator } from './round.ts'

type Window = readonly (readonly string[])[]

const windowOf = (strips: readonly (readonly string[])[], stops: ArrayLike<number>, rows: number): Window =>
  strips.map((strip, reel) => Array.from({ length: rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!))

/** Tells rounds of one slot at one stake. Make one per round. */
export class SlotNarrator implements Narrator {
  readonly events: SlotEvent[] = []
  readonly #slot: CompiledSlot
  readonly #coin_minor: number
  readonly #wild_id: string | undefined
  readonly #scatter: SymbolDefinition | undefined
  #multiplier = 1

  constructor(slot: CompiledSlot, coin_minor: number) {
    const { symbols } = slot.definition
    this.#slot = slot
    this.#coin_minor = coin_minor
    this.#wild_id = symbols.find(({ role }) => role === 'wild')?.id
    this.#scatter = symbols.find(({ role }) => role === 'scatter')
  }

  spun(kind: SpinKind, stops: ArrayLike<number>, wins: Wins, multiplier: number): void {
    const { definition } = this.#slot
    const strips = kind === 'base' ? definition.strips.base : definition.strips.free
    const window = windowOf(strips, stops, definition.rows)
    this.events.push({ type: 'reels-stopped', spin: kind, stops: Array.from(stops), window })
    const shown = this.#expanded(window, kind)
    const paths = Array.from({ length: wins.count }, (_, path) => path).sort((a, b) => wins.lines[a]! - wins.lines[b]!)
    for (const path of paths) this.#pathWon(shown, wins, path, multiplier)
    this.#scatterWon(window, wins, multiplier)
  }

  awarded(spins: number, total: number): void {
    this.events.push({ type: 'free-spins-awarded', spins, total, retrigger: spins < total })
  }

  freeSpinStarted(index: number, total: number, multiplier: number): void {
    this.events.push({ type: 'free-spin-started', index, total })
    if (multiplier !== this.#multiplier) this.events.push({ type: 'multiplier-changed', multiplier })
    this.#multiplier = multiplier
  }

  freeSpinsEnded(spins: number, coins: number): void {
    this.events.push({ type: 'free-spins-ended', spins, win_minor: coins * this.#coin_minor })
  }

  roundEnded(coins: number): void {
    const win_multiple = coins / this.#slot.definition.coins_per_stake
    this.events.push({ type: 'round-ended', win_minor: coins * this.#coin_minor, win_multiple })
  }

  #expanded(window: Window, kind: SpinKind): Window {
    const { wild } = this.#slot.definition
    const wild_id = this.#wild_id
    if (wild_id === undefined || wild.expands === 'never' || (wild.expands === 'in-free-spins' && kind === 'base')) return window
    const reels = window.flatMap((cells, reel) => (cells.includes(wild_id) ? [reel] : []))
    if (reels.length === 0) return window
    if (wild.expands === 'by-nudges') this.#nudged(window, reels)
    this.events.push({ type: 'wilds-expanded', reels })
    return window.map((cells, reel) => (reels.includes(reel) ? cells.map(() => wild_id) : cells))
  }

  #nudged(window: Window, reels: readonly number[]): void {
    const { wild } = this.#slot.definition
    const moved = reels.flatMap((reel) => {
      const by = nudgesAt(window[reel]!, this.#wild_id)
      return by === 0 ? [] : [{ reel, by, multiplier: wild.multiplier + Math.abs(by) }]
    })
    if (moved.length > 0) this.events.push({ type: 'wilds-nudged', reels: moved })
  }

  #pathWon(window: Window, wins: Wins, path: number, free_multiplier: number): void {
    const { definition } = this.#slot
    const symbol = definition.symbols[wins.symbols[path]!]!.id
    const count = wins.lengths[path]!
    const weight = wins.weights[path]!
    const win_minor = wins.path_coins[path]! * free_multiplier * this.#coin_minor
    if (definition.evaluation.kind === 'lines') {
      const line = wins.lines[path]!
      const cells = definition.evaluation.lines[line]!.slice(0, count).map((row, reel) => reel * definition.rows + row)
      this.events.push({ type: 'line-won', line, symbol, count, multiplier: weight * free_multiplier, cells, win_minor })
      return
    }
    const cells = this.#cellsWith(window.slice(0, count), (id) => id === symbol || id === this.#wild_id)
    this.events.push({ type: 'ways-won', symbol, count, ways: weight, multiplier: free_multiplier, cells, win_minor })
  }

  #scatterWon(window: Window, wins: Wins, multiplier: number): void {
    const coins = this.#slot.scatter_coins[wins.scatters]!
    const scatter = this.#scatter
    if (coins === 0 || !scatter) return
    const cells = this.#cellsWith(window, (id) => id === scatter.id)
    const win_minor = coins * multiplier * this.#coin_minor
    this.events.push({ type: 'scatter-won', symbol: scatter.id, count: wins.scatters, multiplier, cells, win_minor })
  }

  #cellsWith(window: Window, holds: (id: string) => boolean): number[] {
    const { rows } = this.#slot.definition
    return window.flatMap((cells, reel) => cells.flatMap((id, row) => (holds(id) ? [reel * rows + row] : [])))
  }
}
