import type { ProfileTab } from '#kernel/web-slice.ts'

let source: () => Promise<readonly ProfileTab[]> = () => Promise.resolve([])

/** The root says where the tabs of all slices come from. */
export const setProfileTabSource = (given: typeof source): void => {
  source = given
}

/** The tabs of /profile/, in the order of the slices. */
export const profileTabs = (): Promise<readonly ProfileTab[]> => source()
