import { useEffect, useRef } from 'react'

/** Much of a row of links is out of sight, on a phone most of it: it begins at the one where the reader is. */
export const useHereInSight = <E extends HTMLElement = HTMLElement>(pathname: string) => {
  const row = useRef<E>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return row
}
