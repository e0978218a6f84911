import { useEffect } from 'react'
import { useAppState } from '#kernel/web/state/app-state.ts'

/** While a full-screen window is open, the document's title is its name; afterwards the page's title again. */
export const useWindowTitle = (name: string | null): void => {
  const { title } = useAppState().config.brand
  useEffect(() => {
    if (name === null) return undefined
    const before = document.title
    const named = `${name} — ${title}`
    document.title = named
    return () => {
      // If another page was loaded meanwhile, it has already set the title.
      if (document.title === named) document.title = before
    }
  }, [name, title])
}
