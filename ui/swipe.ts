import { useRef, type PointerEvent } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** A shorter movement counts as a tap. */
const least_px = 48

/** Direction of a swipe: next to the left, back to the right, null if it is mostly vertical. */
export const swipeOf = (from: Point, to: Point): 1 | -1 | null => {
  const [across, along] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < least_px || Math.abs(across) < 2 * Math.abs(along)) return null
  return across < 0 ? 1 : -1
}

/** Swipe handlers for an element; it needs `touch-pan-y`, otherwise the browser handles the gesture. */
export const useSwipe = (go: (by: 1 | -1) => void) => {
  const from = useRef<Point | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent): void => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const by = from.current && swipeOf(from.current, { x: clientX, y: clientY })
      from.current = null
      if (by) go(by)
    },
    onPointerCancel: (): void => {
      from.current = null
    },
  }
}
