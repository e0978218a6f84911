import type { NavigateFunction } from 'react-router'

/** What code outside components needs of the router: set by the shell, in the browser only. */
interface Navigation {
  readonly navigate: NavigateFunction
  /** Path and query of the page in sight, without the language prefix. */
  readonly current: string
  /** Loads the page in sight anew. */
  readonly revalidate: () => Promise<void>
}

let known: Navigation | undefined
/** Resolves once no step of the browser's history is under way; a navigation in between would land in the wrong place. */
let settled: () => Promise<void> = () => Promise.resolve()
/** True while a failed navigation is being taken back: the page in sight must not load again. */
let taking_back = false

export const setNavigation = (navigation: Navigation): void => {
  known = navigation
}

export const setSettled = (given: () => Promise<void>): void => {
  settled = given
}

export const isTakingBack = (): boolean => taking_back

/** Path of the page in sight, without the language prefix. */
export const currentPath = (): string => known?.current ?? '/'

/** Goes to an address of our own by the router, to any other by the browser (RT-024). Closing modals finish first. */
export const goTo = async (address: string): Promise<void> => {
  await settled()
  const url = new URL(address, window.location.origin)
  if (url.origin === window.location.origin && known) await known.navigate(`${url.pathname}${url.search}${url.hash}`)
  else window.location.assign(url.href)
}

/** Loads the page in sight anew, as after signing in. */
export const reloadPage = async (): Promise<void> => known?.revalidate()

/** Flags that left the address without a navigation: a navigation that is taken back must not bring them again. */
export const forgetFlags = (names: readonly string[]): void => {
  if (!known) return
  const url = new URL(known.current, window.location.origin)
  for (const name of names) url.searchParams.delete(name)
  known = { ...known, current: `${url.pathname}${url.search}${url.hash}` }
}

/** RT-025: ends the navigation that is under way, with address and page as they were. */
export const cancelNavigation = (): void => {
  if (!known) return
  taking_back = true
  void Promise.resolve(known.navigate(known.current, { replace: true, preventScrollReset: true })).finally(() => {
    taking_back = false
  })
}
