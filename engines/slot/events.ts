import type { SymbolId } from './definition.ts'

/** Which spin of the round an event belongs to. */
export type SpinKind = 'base' | 'free'

/** A symbol that stays, with its prize. `level` names one of the game's fixed jackpots. */
export interface HeldCell {
  readonly cell: number
  readonly prize_minor: number
  readonly level: 'mini' | 'minor' | 'major' | null
}

/**
 * What happens in a slot round, in the order in which it is shown; the web has one handler per type. Amounts are minor
 * units of the stake's currency and already hold every multiplier. A cell is reel × rows + row, both from zero.
 */
export type SlotEvent =
  | {
      readonly type: 'reels-stopped'
      readonly spin: SpinKind
      readonly stops: readonly number[]
      /** The symbols of each reel from the top, before any wild expands. */
      readonly window: readonly (readonly SymbolId[])[]
      /** How many rows each reel shows, where that is drawn: after the stops. */
      readonly rows?: readonly number[]
      /** Reels that stood still in a respin: nothing was drawn for them. */
      readonly held?: readonly number[]
      /** Where the reel of multipliers stopped, and what it multiplies by: drawn after the stops. */
      readonly multiplier?: { readonly stop: number; readonly times: number }
    }
  | { readonly type: 'wilds-expanded'; readonly reels: readonly number[] }
  | {
      readonly type: 'line-won'
      readonly line: number
      readonly symbol: SymbolId
      readonly count: number
      /** Product of the wilds in the line and the free spin's multiplier. */
      readonly multiplier: number
      readonly cells: readonly number[]
      readonly win_minor: number
    }
  | {
      readonly type: 'ways-won'
      readonly symbol: SymbolId
      readonly count: number
      readonly ways: number
      readonly multiplier: number
      readonly cells: readonly number[]
      readonly win_minor: number
    }
  /** A cluster: `multiplier` is of this fall of the round, already in the win. */
  | {
      readonly type: 'cluster-won'
      readonly symbol: SymbolId
      readonly count: number
      readonly multiplier: number
      readonly cells: readonly number[]
      readonly win_minor: number
    }
  /** Cells that went; the window after everything fell, and how many came into each reel from above. */
  | {
      readonly type: 'cascaded'
      readonly removed: readonly number[]
      readonly window: readonly (readonly SymbolId[])[]
      readonly fallen: readonly number[]
    }
  /** Which symbol covers its reels in the free spins that begin. */
  | { readonly type: 'symbol-drawn'; readonly symbol: SymbolId }
  /** It covers every reel that shows it. */
  | { readonly type: 'symbol-expanded'; readonly symbol: SymbolId; readonly reels: readonly number[] }
  /** What covered so many reels pays on each of the lines. */
  | {
      readonly type: 'reels-won'
      readonly symbol: SymbolId
      readonly count: number
      readonly lines: number
      readonly cells: readonly number[]
      readonly win_minor: number
    }
  /** Stacks of wilds that were in sight in part moved into the window. `by` cells of the strip, below zero where the reel went down. */
  | {
      readonly type: 'wilds-nudged'
      readonly reels: readonly { readonly reel: number; readonly by: number; readonly multiplier: number }[]
    }
  /** Wild reels walked one to the left: where they stand now. The other reels turn once more. */
  | { readonly type: 'wilds-walked'; readonly reels: readonly number[] }
  /** What the coins in sight carry, in the order of their cells. */
  | { readonly type: 'sums-drawn'; readonly coins: readonly { readonly cell: number; readonly sum_minor: number }[] }
  /** A collector gathers all coins in sight: their cells and its own. `multiplier` is already in the win. */
  | {
      readonly type: 'coins-won'
      readonly cells: readonly number[]
      readonly collector: number
      readonly multiplier: number
      readonly win_minor: number
    }
  | { readonly type: 'trail-started' }
  /** The die of a step, the field that it leads to, and all that is gathered then. */
  | { readonly type: 'trail-stepped'; readonly eyes: number; readonly field: number; readonly gathered_minor: number }
  | { readonly type: 'trail-ended'; readonly field: number; readonly win_minor: number }
  /** Wilds stay, and the other reels turn once more. */
  | { readonly type: 'respin-awarded'; readonly held: readonly number[] }
  /** Held symbols with their prizes, in the order of their cells; `left` respins to come. */
  | { readonly type: 'hold-started'; readonly held: readonly HeldCell[]; readonly left: number }
  /** One respin of the empty cells: what came, how many cells were drawn, and how many respins are left. */
  | { readonly type: 'hold-respun'; readonly cells: readonly number[]; readonly came: readonly HeldCell[]; readonly left: number }
  | { readonly type: 'hold-ended'; readonly held: number; readonly is_full: boolean; readonly win_minor: number }
  | {
      readonly type: 'scatter-won'
      readonly symbol: SymbolId
      readonly count: number
      readonly multiplier: number
      readonly cells: readonly number[]
      readonly win_minor: number
    }
  /** `spins` more free spins, `total` in the round so far. `retrigger` when free spins awarded them. */
  | { readonly type: 'free-spins-awarded'; readonly spins: number; readonly total: number; readonly retrigger: boolean }
  /** Free spin number `index`, from 1, of `total`. `held` reels are covered since an earlier one and stand still. */
  | { readonly type: 'free-spin-started'; readonly index: number; readonly total: number; readonly held?: readonly number[] }
  | { readonly type: 'multiplier-changed'; readonly multiplier: number }
  | { readonly type: 'free-spins-ended'; readonly spins: number; readonly win_minor: number }
  /** `win_multiple` is for display alone: the win in stakes. */
  | { readonly type: 'round-ended'; readonly win_minor: number; readonly win_multiple: number }
