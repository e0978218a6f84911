import { useEffect, useRef } from 'react'

/** On a phone most of a row of links is out of sight: it begins at the one where the reader is. */
export const useHereInSight = (pathname: string) => {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return row
}
