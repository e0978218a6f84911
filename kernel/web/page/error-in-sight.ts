let is_in_sight = false

/** Whether an error page stands where the page would be: there is nothing then that a failed navigation could return to. */
export const isErrorInSight = (): boolean => is_in_sight

/** By the error page, as an effect: it is in sight until the returned function is called. */
export const errorIsInSight = (): (() => void) => {
  is_in_sight = true
  return () => {
    is_in_sight = false
  }
}
