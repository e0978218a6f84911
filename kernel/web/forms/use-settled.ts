import { useEffect, useState } from 'react'

/** The last value that stood still for a moment: what is being typed is not asked about letter by letter. */
export const useSettled = <T>(value: T, still_ms = 300): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), still_ms)
    return () => clearTimeout(timer)
  }, [value, still_ms])
  return settled
}
