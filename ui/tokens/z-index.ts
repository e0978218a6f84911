/** Everything that may cover something else, from the page up. Written to CSS variables by brands-css.ts. */
export const zIndex = {
  raised: 10,
  sticky: 100,
  navigation: 200,
  popover: 900,
  /** MD-065: the first modal; each further one stands one higher. */
  modal: 9900,
  toast: 20000,
  /** MD-065: the exit popup stands over everything. */
  exit_popup: 99999,
} as const

/** The z-index of a modal by its place in the stack, counted from 0. */
export const modalZIndex = (depth: number): number => zIndex.modal + depth
