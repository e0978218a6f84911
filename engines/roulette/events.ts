import type { PocketColour } from './wheel.ts'

/** What happens in a round of roulette, in the order in which it is shown. Amounts are minor units of the stake's currency. */
export type RouletteEvent =
  | { readonly type: 'ball-landed'; readonly number: number; readonly colour: PocketColour }
  /** `win_minor` is what the chips on this place bring back, their own stake included. */
  | { readonly type: 'bet-won'; readonly place: string; readonly stake_minor: number; readonly win_minor: number }
  /** Zero came, and half of the chips comes back by la partage. */
  | { readonly type: 'bet-shared'; readonly place: string; readonly stake_minor: number; readonly win_minor: number }
  | { readonly type: 'bet-lost'; readonly place: string; readonly stake_minor: number }
  /** `win_multiple` is for display alone: the win in stakes of the whole round. */
  | { readonly type: 'round-ended'; readonly win_minor: number; readonly win_multiple: number }
