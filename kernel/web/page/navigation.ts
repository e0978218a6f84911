import type { NavigateFunction } from 'react-router'

/** The router's functions for code outside components: set by the shell, in the browser only. */
interface Navigation {
  readonly navigate: NavigateFunction
  /** Path and query of the current page, without the language prefix. */
  readonly current: string
  /** Reloads the current page's data. */
  readonly revalidate: () => Promise<void>
}

let known: Navigation | undefined
/** Resolves once no history change is in progress; a navigation in between would replace the wrong entry. */
let settled: () => Promise<void> = () => Promise.resolve()
/** True while a failed navigation is rolled back: the current page must not reload. */
let taking_back = false
/** Pages that `goTo` is on its way to. */
let underway = 0

const arrivals = new Set<() => void>()

/** Called after each navigation, when the next page is the current one. */
export const onArrival = (listener: () => void): void => {
  arrivals.add(listener)
}

/** By the shell, with each page. */
export const setNavigation = (navigation: Navigation): void => {
  known = navigation
  for (const listener of arrivals) listener()
}

export const setSettled = (given: () => Promise<void>): void => {
  settled = given
}

export const isTakingBack = (): boolean => taking_back

/** Path of the current page, without the language prefix. */
export const currentPath = (): string => known?.current ?? '/'

/** Navigates: with the router on our own site, with the browser elsewhere (RT-024). Waits until closing modals have left the history. */
export const goTo = async (address: string): Promise<void> => {
  await settled()
  const url = new URL(address, window.location.origin)
  if (url.origin !== window.location.origin || !known) return window.location.assign(url.href)
  underway += 1
  try {
    await known.navigate(`${url.pathname}${url.search}${url.hash}`)
  } finally {
    underway -= 1
  }
}

/** Whether `goTo` is leaving this page: a window that closes now is left for another page, not for this one. */
export const isLeaving = (): boolean => underway > 0

/** Reloads the current page's data, as after signing in. */
export const reloadPage = async (): Promise<void> => known?.revalidate()

/** Notes flags that were removed without a navigation: a navigation that is rolled back must not restore them. */
export const forgetFlags = (names: readonly string[]): void => {
  if (!known) return
  const url = new URL(known.current, window.location.origin)
  for (const name of names) url.searchParams.delete(name)
  known = { ...known, current: `${url.pathname}${url.search}${url.hash}` }
}

/** RT-025: cancels the navigation in progress; address and page stay as they were. */
export const cancelNavigation = (): void => {
  if (!known) return
  taking_back = true
  void Promise.resolve(known.navigate(known.current, { replace: true, preventScrollReset: true })).finally(() => {
    taking_back = false
  })
}
