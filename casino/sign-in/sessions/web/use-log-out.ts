import { useState } from 'react'
import { logOut } from './log-out.ts'

/** A button that logs out. */
export const useLogOut = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    await logOut()
    setLeaving(false)
  }
  return { leaving, leave }
}
