import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { openModal, openModals } from '#kernel/web/modals/modals.ts'
import { isDocumentOfReturn } from '#kernel/web/page/follow-page-place.ts'
import { isLeaving } from '#kernel/web/page/navigation.ts'
import { dropPlace, keepPlace, keptPlace, type WindowPlace } from '#kernel/web/page/places.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { listOf, paramsOf, searchOf } from './games-modal-params.ts'
import { placeIn, stepBack } from './place-in-list.ts'
import type { GamesBrowser } from './use-games-browser.ts'

const name = 'GamesModal'

/** Where a window's list stands now: everything that opens it again as it is. */
export const windowPlace = (
  params: ModalProps['params'],
  list: Pick<GamesBrowser, 'games' | 'total' | 'phase'>,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  scrollY: number,
): WindowPlace => {
  const place = placeIn(list, pathname, scrollY)
  const { id, api_url } = listOf(params)
  return {
    ...place,
    modalName: name,
    id,
    apiUrl: api_url,
    search: searchOf(params),
    disableLimitButton: place.loadAll,
    customPath: `${search}${hash}`,
  }
}

/** What opens the window that was left on this path; null where none was. */
export const windowLeft = (pathname: string): Readonly<Record<string, unknown>> | null => {
  const place = keptPlace('window', pathname)
  return place?.modalName === name ? { ...paramsOf(place.search), place } : null
}

/** Whoever leaves the page by a link in the window finds it again on the way back; who closes it has done with it. */
export const useWindowPlace = (params: ModalProps['params'], list: GamesBrowser, content: RefObject<HTMLElement | null>): void => {
  const latest = useRef(list)
  latest.current = list
  const wanted = useRef((params['place'] as WindowPlace | undefined) ?? null)
  const scrolled = useRef(0)

  useEffect(() => {
    const frame = content.current?.parentElement
    const at = { pathname: window.location.pathname, search: window.location.search, hash: window.location.hash }
    const follow = (): void => void (scrolled.current = frame?.scrollTop ?? 0)
    const keep = (): void => keepPlace('window', windowPlace(params, latest.current, at, scrolled.current))
    frame?.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      frame?.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', keep)
      if (window.location.pathname === at.pathname && !isLeaving()) dropPlace('window')
      else keep()
    }
    // Read once, when the window opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    const place = wanted.current
    const step = place ? stepBack(place, list) : 'wait'
    if (!place || step === 'wait') return
    if (step === 'more') return list.more()
    wanted.current = null
    content.current?.parentElement?.scrollTo({ top: place.scrollY, behavior: 'instant' })
  }, [list, content])
}

/** EN-073: opens the window that was left on this page, once, when the visitor comes back to it. */
export const useWindowLeft = (): void => {
  const is_back = useNavigationType() === 'POP'
  // The first page of a document is come to like a return; only its history tells whether it is one.
  const is_first = useLocation().key === 'default'
  useEffect(() => {
    if (!is_back || openModals().length > 0 || (is_first && !isDocumentOfReturn())) return
    const params = windowLeft(window.location.pathname)
    if (params) openModal(name, params)
  }, [is_back, is_first])
}
