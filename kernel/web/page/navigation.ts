import type { NavigateFunction } from 'react-router'

/** What code outside components needs of the router: set by the shell, in the browser only. */
interface Navigation {
  navigate: NavigateFunction
  /** Path and query of the page in sight, without the language prefix. */
  current: string
}

let known: Navigation | undefined
/** True while a failed navigation is being taken back: the page in sight must not load again. */
let taking_back = false

export const setNavigation = (navigation: Navigation): void => {
  known = navigation
}

export const isTakingBack = (): boolean => taking_back

/** Goes to an address of our own by the router, to any other by the browser (RT-024). */
export const goTo = (address: string): void => {
  const url = new URL(address, window.location.origin)
  if (url.origin === window.location.origin && known) void known.navigate(`${url.pathname}${url.search}${url.hash}`)
  else window.location.assign(url.href)
}

/** RT-025: ends the navigation that is under way, with address and page as they were. */
export const cancelNavigation = (): void => {
  if (!known) return
  taking_back = true
  void Promise.resolve(known.navigate(known.current, { replace: true, preventScrollReset: true })).finally(() => {
    taking_back = false
  })
}
