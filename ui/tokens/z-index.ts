/** Stacking order of everything that may cover something else. Written to CSS variables by brands-css.ts. */
export const zIndex = {
  raised: 10,
  sticky: 100,
  navigation: 200,
  popover: 900,
  /** MD-065: the first modal; each further one is one higher. */
  modal: 9900,
  toast: 20000,
  /** MD-065: the exit popup is above everything. */
  exit_popup: 99999,
} as const

/** The z-index of a modal by its position in the stack, from 0. */
export const modalZIndex = (depth: number): number => zIndex.modal + depth
