/** The item of a list at a place that must be there: reels, rows and lines are counted by the same definition. */
export const item = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new RangeError(`there is no item ${index} of ${list.length}`)
  return found
}
