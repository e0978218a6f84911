import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** A longer touch is a hold, and no tap when it ends. */
const longest_tap_ms = 350

/** Whether a finger or the mouse rests on an element, and handlers that see it. */
export const useHold = () => {
  const began_ms = useRef(0)
  const [is_held, setHeld] = useState(false)
  return {
    is_held,
    hold: ({ timeStamp }: PointerEvent): void => {
      began_ms.current = timeStamp
      setHeld(true)
    },
    release: (): void => setHeld(false),
    /** Presses of the keyboard have no detail: they are taps however long. */
    isTap: ({ detail, timeStamp }: MouseEvent): boolean => detail === 0 || timeStamp - began_ms.current < longest_tap_ms,
  }
}
