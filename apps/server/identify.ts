import type { Identify } from '#kernel/http/visitor.ts'
import type { ServerSlice } from '#kernel/slice.ts'

/** The one slice that says who is calling. Throws when none or several do. */
export const identifyOf = (slices: readonly ServerSlice[]): Identify => {
  const [identify, ...others] = slices.flatMap((slice) => slice.identify ?? [])
  if (!identify || others.length > 0) throw new Error('Exactly one slice must say who is calling.')
  return identify
}
