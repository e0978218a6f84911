import type { WebSlice } from '#kernel/web-slice.ts'

let source: () => Promise<readonly WebSlice[]> = () => Promise.resolve([])

/** The root says where the slices' manifests come from: a file of their own, which no first screen waits for. */
export const setWebSlices = (given: typeof source): void => {
  source = given
}

/** The web sides of all slices, in the order in which the profile shows their tabs. */
export const everyWebSlice = (): Promise<readonly WebSlice[]> => source()
