/** What happens in a round of steps, in the order in which it is shown. */
export type StepEvent =
  /** The round as its player sees it: at the start (`step` is null), and after each step. What a view holds is the game's. */
  | { readonly type: 'stands'; readonly step: string | null; readonly view: object }
  /** The hidden values that the round used, from 0; told when it is over. */
  | { readonly type: 'values-drawn'; readonly values: readonly number[] }
  /** `win_multiple` is for display alone: the win in first stakes. */
  | { readonly type: 'round-ended'; readonly win_minor: number; readonly win_multiple: number }
