import type { WebSlice } from '#kernel/web-slice.ts'

let source: () => Promise<readonly WebSlice[]> = () => Promise.resolve([])

/** Set by the root: loads the slices' manifests, in a chunk that the first screen does not wait for. */
export const setWebSlices = (given: typeof source): void => {
  source = given
}

/** The web manifests of all slices, in the order in which the profile shows their tabs. */
export const everyWebSlice = (): Promise<readonly WebSlice[]> => source()
