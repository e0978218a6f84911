import { useEffect, useLayoutEffect, useRef } from 'react'
import { readCookie, writeCookie } from '#kernel/web/cookies.ts'
import { list_place_cookie, readPlace, rememberList, writePlace, type ListPlace } from './list-memory.ts'
import type { GamesBrowser } from './use-games-browser.ts'

/** Saves how far a list was loaded and scrolled, and restores it: at once when going back within the site, page by page after a reload. */
export const useListPlace = (key: string, path: string, list: GamesBrowser, is_return: boolean): void => {
  const latest = useRef(list)
  latest.current = list
  const wanted = useRef<ListPlace | null>(null)

  useLayoutEffect(() => {
    const keep = (): void => {
      const { games, total } = latest.current
      rememberList(key, { games, total })
      writeCookie(
        list_place_cookie,
        writePlace({ path, limit: games.length, loadAll: games.length >= total, scrollY: Math.round(window.scrollY) }),
      )
    }
    wanted.current = is_return ? readPlace(readCookie(list_place_cookie), path) : null
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
    if (!place || list.phase !== 'shown') return
    if (list.games.length < Math.min(place.limit, list.total)) return list.more()
    wanted.current = null
    window.scrollTo({ top: place.scrollY, behavior: 'instant' })
  }, [list])
}
