import { useRef, type PointerEvent } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** Shorter than this is a press, or a hand that shook. */
const least_px = 48

/** Where a finger wants to: on by a swipe to the left, back by one to the right, nowhere by one that is rather up or down. */
export const swipeOf = (from: Point, to: Point): 1 | -1 | null => {
  const [across, along] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < least_px || Math.abs(across) < 2 * Math.abs(along)) return null
  return across < 0 ? 1 : -1
}

/** Handlers for an element that a finger may push aside; it needs `touch-pan-y`, or the browser keeps the gesture. */
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
