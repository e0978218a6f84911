import type { SymbolId } from './definition.ts'

/** Which spin of the round an event belongs to. */
export type SpinKind = 'base' | 'free'

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
  /** Free spin number `index`, from 1, of `total`. */
  | { readonly type: 'free-spin-started'; readonly index: number; readonly total: number }
  | { readonly type: 'multiplier-changed'; readonly multiplier: number }
  | { readonly type: 'free-spins-ended'; readonly spins: number; readonly win_minor: number }
  /** `win_multiple` is for display alone: the win in stakes. */
  | { readonly type: 'round-ended'; readonly win_minor: number; readonly win_multiple: number }
