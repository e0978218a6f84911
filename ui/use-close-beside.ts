import { useEffect, type RefObject } from 'react'

/**
 * Closes what stands open over the page: on a press beside it, when the keyboard's focus leaves it, and by Escape, which gives the focus back
 * to its opener. Listens only while it is open.
 */
export const useCloseBeside = (
  around: RefObject<HTMLElement | null>,
  is_open: boolean,
  close: () => void,
  opener: 'button' | 'summary',
) => {
  useEffect(() => {
    if (!is_open) return undefined
    const onPress = ({ target }: Event): void => {
      if (!around.current?.contains(target as Node)) close()
    }
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      close()
      around.current?.querySelector(opener)?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [around, is_open, close, opener])
}
