import type { Identify } from '#kernel/http/visitor.ts'
import type { ServerSlice } from '#kernel/slice.ts'

/** The `identify` of the one slice that provides it. Throws if none or several do. */
export const identifyOf = (slices: readonly ServerSlice[]): Identify => {
  const [identify, ...others] = slices.flatMap((slice) => slice.identify ?? [])
  if (!identify || others.length > 0) throw new Error('Exactly one slice must say who is calling.')
  return identify
}
