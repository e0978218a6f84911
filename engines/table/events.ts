/** What happens in a round at a table of dice or cards, in the order in which it is shown. */
export type TableEvent =
  /** One number for each draw, from 0; what they mean is the game's. */
  | { readonly type: 'values-drawn'; readonly values: readonly number[] }
  /** `win_minor` is what the chips on this place bring back, their own stake included; a part of it where the place gives that. */
  | { readonly type: 'bet-won'; readonly place: string; readonly stake_minor: number; readonly win_minor: number }
  | { readonly type: 'bet-lost'; readonly place: string; readonly stake_minor: number }
  /** `win_multiple` is for display alone: the win in stakes of the whole round. */
  | { readonly type: 'round-ended'; readonly win_minor: number; readonly win_multiple: number }
