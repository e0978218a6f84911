/** What happens in a round of an instant game, in the order in which it is shown. */
export type InstantEvent =
  /** One number for each draw, from 0; what they mean is the game's. */
  | { readonly type: 'values-drawn'; readonly values: readonly number[] }
  /** `win_minor` is what the round pays back in all; `win_multiple` is for display alone: the win in stakes. */
  | { readonly type: 'round-ended'; readonly win_minor: number; readonly win_multiple: number }
