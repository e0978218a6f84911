import { useEffect, useRef } from 'react'

/** The button that was pressed is gone: whoever came by keys goes on from what has taken its place, and not from the end of the page. */
export const useFocusAfterPress = (is_just_placed: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (is_just_placed && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [is_just_placed])
  return place
}
