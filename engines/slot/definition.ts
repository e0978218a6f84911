import type { Names } from '../game.ts'

/** Ids of a slot's symbols are English words in kebab-case; the web finds the art by them. */
export type SymbolId = string

/** A coin carries a sum and a collector gathers them, where the mechanic says so; neither pays on a line or a way. */
export type SymbolRole = 'regular' | 'wild' | 'scatter' | 'pair' | 'coin' | 'collector'

export interface SymbolDefinition {
  readonly id: SymbolId
  readonly role: SymbolRole
  readonly names: Names
  /** The regular symbol of which a pair holds two in one cell. */
  readonly of?: SymbolId
  /**
   * What `count` of them pay. A regular symbol, from the leftmost reel on: coins, per line or per way. A scatter, anywhere
   * in the window: total stakes. A wild or a pair pays nothing of its own.
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
  /**
   * When a wild in the window covers its whole reel. Scatters are counted before it does. `by-nudges`: wilds stand on a strip as a stack as
   * high as the window; one that is in sight in part is nudged into it cell by cell, and each nudge adds one to its multiplier.
   */
  readonly expands: 'never' | 'in-free-spins' | 'always' | 'by-nudges'
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
  /**
   * A wild covers its reel and walks one reel to the left with each respin of the others, new ones too, until it leaves before the first
   * reel. Spin 1, 2, … of the round is multiplied by these; with the last of them the round ends.
   */
  | { readonly kind: 'walking-wilds'; readonly multipliers: readonly number[] }
  /** Some cells hold a pair and count as two of its symbol: `pays` of a line go by symbols, not by reels. */
  | { readonly kind: 'pairs' }
  /** In free spins a wild covers its reel, and the reel stays covered until they end: no stop is drawn for it any more. */
  | { readonly kind: 'sticky-reels' }
  /**
   * A reel of numbers above the window, drawn after the others: its stop multiplies everything that the spin wins. That of the free spins has
   * no such small numbers.
   */
  | { readonly kind: 'multiplier-reel'; readonly reel: { readonly base: readonly number[]; readonly free: readonly number[] } }
  /**
   * What won goes, what stands above falls, and the strip runs on from above, until nothing wins. Each win raises the multiplier of the next
   * one by a place of these; the last one stays. It begins anew with each paid spin, and in the free spins it never falls back.
   */
  | { readonly kind: 'falling-ways'; readonly multipliers: readonly number[] }
  /**
   * Each coin in sight carries a sum, drawn after the stops. A collector, on the last reel alone, pays all of them. In the free spins the
   * first, second, … collector pays this many times as much; the last number stays.
   */
  | { readonly kind: 'collect'; readonly sums: readonly CoinSum[]; readonly raises: readonly number[] }
  /**
   * From `least` scatters on a figure walks along the fields, as many at a time as a die shows, until one ends the walk; with the last one,
   * which nobody passes, it ends too.
   */
  | { readonly kind: 'trail'; readonly least: number; readonly fields: readonly TrailField[] }

/** A field of a trail. `multiplies` all that was gathered before it; `ends` the walk and leaves what was gathered. */
export type TrailField =
  | { readonly does: 'pays'; readonly stakes: number }
  | { readonly does: 'multiplies'; readonly by: number }
  | { readonly does: 'ends' }

/** What a coin may carry, in coins of the stake, and how often. */
export interface CoinSum {
  readonly coins: number
  readonly weight: number
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
