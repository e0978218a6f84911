import { useLayoutEffect, useRef, type RefObject } from 'react'

const travel_ms = 420

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const useEffectBeforePaint = typeof window === 'undefined' ? () => undefined : useLayoutEffect

/**
 * Animates rows (`data-row`, children of the element with the ref) from their old to their new positions. Without animation for
 * people who prefer reduced motion.
 */
export const useRowMotion = <Element extends HTMLElement>(order: string): RefObject<Element | null> => {
  const list = useRef<Element>(null)
  const tops = useRef(new Map<string, number>())
  useEffectBeforePaint(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const before = tops.current
    tops.current = new Map(rows.map((row) => [row.dataset['row'] ?? '', row.offsetTop]))
    if (before.size === 0 || isStill()) return
    for (const row of rows) {
      const was = before.get(row.dataset['row'] ?? '')
      const moved = was === undefined ? null : was - row.offsetTop
      if (moved === 0) continue
      row.animate(
        moved === null ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: `translateY(${moved}px)` }, { transform: 'translateY(0)' }],
        { duration: travel_ms, easing: 'cubic-bezier(0.22, 1, 0.36, 1)' },
      )
    }
  }, [order])
  return list
}
