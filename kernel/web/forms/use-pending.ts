import { useRef, useState } from 'react'

/**
 * For a button whose work is more than one command, which would be `useCommand`: `is_pending` while it lasts; a press meanwhile does
 * nothing. React's `useTransition` is not meant for this: it would hold back every navigation until the work is done.
 */
export const usePending = (): readonly [is_pending: boolean, run: (work: () => Promise<unknown>) => void] => {
  const [is_pending, setPending] = useState(false)
  const is_running = useRef(false)
  const run = (work: () => Promise<unknown>): void => {
    if (is_running.current) return
    is_running.current = true
    setPending(true)
    void work().finally(() => {
      is_running.current = false
      setPending(false)
    })
  }
  return [is_pending, run]
}
