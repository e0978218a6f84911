import { keepPlace, keptPlace } from './places.ts'

/** The part of the browser that knows how the page was come to, and where it stands. */
interface Surroundings {
  readonly path: () => string
  /** As the browser calls it: `reload`, `back_forward`, `navigate`. */
  readonly cameBy: string
  readonly scrollY: () => number
  readonly scrollTo: (y: number) => void
  readonly onLeave: (leave: () => void) => void
}

const returns = new Set(['reload', 'back_forward'])

const navigationType = (): string => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate'
}

/** Whether this document was come back to: loaded anew, or found again in the history. */
export const isDocumentOfReturn = (): boolean => returns.has(navigationType())

/**
 * EN-072: keeps where the visitor is when they leave the site, and puts them back when they come back to that path. Within the site, and where
 * the browser keeps a session, the router has done it already (EN-066): then the page no longer stands at its top.
 */
export const followPagePlace = ({ path, cameBy, scrollY, scrollTo, onLeave }: Surroundings): void => {
  const place = returns.has(cameBy) ? keptPlace('page', path()) : null
  if (place && scrollY() === 0) scrollTo(place.scrollY)
  onLeave(() => keepPlace('page', { path: path(), scrollY: Math.round(scrollY()) }))
}

export const startPagePlace = (): void =>
  followPagePlace({
    path: () => window.location.pathname,
    cameBy: navigationType(),
    scrollY: () => window.scrollY,
    scrollTo: (top) => window.scrollTo({ top, behavior: 'instant' }),
    onLeave: (leave) => window.addEventListener('pagehide', leave),
  })
