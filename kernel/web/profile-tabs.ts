import type { ProfileTab } from '#kernel/web-slice.ts'

let tabs: readonly ProfileTab[] = []

/** The root gives the tabs of all slices, once, before the first page. */
export const registerProfileTabs = (given: readonly ProfileTab[]): void => {
  tabs = given
}

/** The tabs of /profile/, in the order of the slices. */
export const profileTabs = (): readonly ProfileTab[] => tabs
