/**
 * What came of draws that put nothing back, from 0: value n of a draw is the n-th of those that are left, in their order. Its ranges fall by
 * one from draw to draw.
 */
export const withoutReplacement = (values: readonly number[]): number[] => {
  const rising: number[] = []
  return values.map((value) => {
    let number = value
    let place = 0
    // Each number that is gone pushes on whatever comes after it.
    while (place < rising.length && (rising[place] ?? 0) <= number) {
      number += 1
      place += 1
    }
    rising.splice(place, 0, number)
    return number
  })
}
