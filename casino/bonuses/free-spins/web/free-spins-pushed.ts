import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'

/** RTM-019, CN-027: the page of bonuses loads anew a second later, when whatever else belongs to the change has come. */
export const reload_after_ms = 1_000

let waiting: ReturnType<typeof setTimeout> | undefined

/** Free spins came or are over: the page that shows them follows once, however many messages came. */
export const handle = (): void => {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    if (currentPath().startsWith('/bonuses')) void reloadPage()
  }, reload_after_ms)
}
