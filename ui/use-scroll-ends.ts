import { useCallback, useEffect, useState, type RefObject } from 'react'

/** In which directions a row can be scrolled: neither if everything fits. `look` is its `onScroll`. */
export const useScrollEnds = (row: RefObject<HTMLElement | null>) => {
  const [ends, setEnds] = useState({ back: false, forward: false })
  const look = useCallback(() => {
    const element = row.current
    if (!element) return
    const back = element.scrollLeft > 4
    const forward = element.scrollLeft + element.clientWidth < element.scrollWidth - 4
    setEnds((known) => (known.back === back && known.forward === forward ? known : { back, forward }))
  }, [row])
  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, look])
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85, behavior: 'smooth' })
  return { ends, look, move }
}
