import type { Names } from '../game.ts'

/** Ids of a slot's symbols are English words in kebab-case; the web finds the art by them. */
export type SymbolId = string

export type SymbolRole = 'regular' | 'wild' | 'scatter'

export interface SymbolDefinition {
  readonly id: SymbolId
  readonly role: SymbolRole
  readonly names: Names
  /**
   * What `count` of them pay. A regular symbol, from the leftmost reel on: coins, per line or per way. A scatter, anywhere
   * in the window: total stakes. A wild pays nothing of its own.
   */
  readonly pays: Readonly<Record<number, number>>
}

/**
 * Lines: each line names the row it crosses on every reel, counted from the top. Ways: any row of each reel. Clusters: so many alike
 * that touch side by side; `pays` are then coins for a cluster, a size between two that are named counting as the lower one.
 */
export type Evaluation =
  | { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] }
  | { readonly kind: 'ways' }
  | { readonly kind: 'clusters' }

export interface WildRule {
  /** Each wild that takes part in a line win multiplies it by this. 1 in a game of ways. */
  readonly multiplier: number
  /** When a wild in the window covers its whole reel. Scatters are counted before it does. */
  readonly expands: 'never' | 'in-free-spins' | 'always'
}

export interface FreeSpinsRule {
  /** Scatters in one spin → free spins. The same award is added when it happens inside free spins. */
  readonly awards: Readonly<Record<number, number>>
  /** Free spins of one round in all: an award beyond this is cut. It keeps every round finite and its maths exact. */
  readonly most_spins: number
  /** What everything won in the first, second, … free spin is multiplied by; the last one stays. */
  readonly multipliers: readonly number[]
  /** `win`: they go by the number of free spins that have won, and not by that of the spin. */
  readonly multiplies_by?: 'win'
}

/** What else a slot does in a round than to stop its reels. Each has its play, its exact maths and its showing. */
export type Mechanic =
  /** Lines pay from both ends. A wild covers its reel and stays; each spin that brings new ones is followed by a respin of the other reels. */
  | { readonly kind: 'sticky-wilds' }
  /**
   * What won goes, what stands above falls, and the strip runs on from above, until nothing wins. Wins of the first, second, … fall are
   * multiplied by these; the last one stays. Scatters are counted when all is still.
   */
  | { readonly kind: 'cascades'; readonly multipliers: { readonly base: readonly number[]; readonly free: readonly number[] } }
  /**
   * From `least` scatters on they stay, each with a prize; the empty cells are drawn again, three times in a row without a new one.
   * A cell comes with `chance` of 256. A full window adds `full`. Prizes and `full` are in stakes.
   */
  | {
      readonly kind: 'hold-and-respin'
      readonly least: number
      readonly respins: number
      readonly chance: number
      readonly prizes: readonly HeldPrize[]
      readonly full: number
    }
  /**
   * The scatter is a wild too. Each award that begins free spins draws one regular symbol, all alike; in them it covers every reel that shows
   * it, after the lines have paid, and pays on all lines by the number of its reels, wherever they stand.
   */
  | { readonly kind: 'book' }
  /**
   * Each reel shows another number of rows in each spin, drawn after all stops: from `least` on, by their weights. `rows` of the
   * definition is the most of them.
   */
  | {
      readonly kind: 'varying-rows'
      readonly least: number
      readonly weights: { readonly base: readonly number[]; readonly free: readonly number[] }
    }

/** What a held symbol is worth, and how often: weights add up to 256. `level` names one of the game's fixed jackpots. */
export interface HeldPrize {
  readonly stakes: number
  readonly weight: number
  readonly level?: 'mini' | 'minor' | 'major'
}

/** One strip per reel, read downwards and round; the stop is the index of the symbol in the top row. */
export type Strips = readonly (readonly SymbolId[])[]

/** A slot as data. Everything that decides money stands here; the same object is exported for the independent verifier. */
export interface SlotDefinition {
  readonly slug: string
  readonly names: Names
  readonly rows: number
  readonly evaluation: Evaluation
  /** A stake is this many coins, so a stake in minor units is a multiple of it and every win comes out whole. */
  readonly coins_per_stake: number
  readonly symbols: readonly SymbolDefinition[]
  readonly wild: WildRule
  readonly free_spins: FreeSpinsRule | null
  readonly strips: { readonly base: Strips; readonly free: Strips }
  /** Absent where the reels do it all. */
  readonly mechanic?: Mechanic
  /** No round pays more than this many stakes. Chosen at or above what the reels can give, so it never cuts a win. */
  readonly cap_multiple: number
}
