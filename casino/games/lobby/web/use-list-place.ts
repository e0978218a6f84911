import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPlace, keptPlace, type ListPlace } from '#kernel/web/page/places.ts'
import { rememberList } from './list-memory.ts'
import { placeIn, stepBack } from './place-in-list.ts'
import type { GamesBrowser } from './use-games-browser.ts'

/**
 * EN-074: saves how far a list was loaded and scrolled, and restores it: at once when going back within the site, page by page after a
 * reload.
 */
export const useListPlace = (key: string, path: string, list: GamesBrowser, is_return: boolean): void => {
  const latest = useRef(list)
  latest.current = list
  const wanted = useRef<ListPlace | null>(null)

  useLayoutEffect(() => {
    const keep = (): void => {
      const { games, total } = latest.current
      rememberList(key, { games, total })
      keepPlace('list', placeIn(latest.current, path, window.scrollY))
    }
    wanted.current = is_return ? keptPlace('list', path) : null
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
    // Read once, when the list is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, path])

  useEffect(() => {
    const place = wanted.current
    const step = place ? stepBack(place, list) : 'wait'
    if (!place || step === 'wait') return
    if (step === 'more') return list.more()
    wanted.current = null
    window.scrollTo({ top: place.scrollY, behavior: 'instant' })
  }, [list])
}
