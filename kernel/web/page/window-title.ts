import { useEffect } from 'react'
import { useAppState } from '#kernel/web/state/app-state.ts'

/** While a window fills the screen the tab of the browser is named after it, and after the page again when it closes. */
export const useWindowTitle = (name: string | null): void => {
  const { title } = useAppState().config.brand
  useEffect(() => {
    if (name === null) return undefined
    const before = document.title
    const named = `${name} — ${title}`
    document.title = named
    return () => {
      // A page that came meanwhile has named the tab by itself.
      if (document.title === named) document.title = before
    }
  }, [name, title])
}
