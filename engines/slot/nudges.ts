/**
 * How far a strip moves so that the stack of wilds, of which the window shows a part, fills it: cells upwards, below zero downwards. 0 where
 * it fills it already or none is in sight. A stack is as high as the window, so a part of it touches one edge.
 */
export const nudgesAt = (shown: readonly string[], wild: string | undefined): number => {
  const first = wild === undefined ? -1 : shown.indexOf(wild)
  if (first > 0) return first
  return first === -1 ? 0 : shown.filter((cell) => cell === wild).length - shown.length
}
