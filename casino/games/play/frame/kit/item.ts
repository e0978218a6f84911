/** The item at an index that must exist; throws otherwise. For reels, rows and lines, whose number the definition guarantees. */
export const item = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new RangeError(`there is no item ${index} of ${list.length}`)
  return found
}
