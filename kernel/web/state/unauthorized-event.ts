/** Tells whether somebody is signed in after all, once the event is dealt with. */
type Handler = () => Promise<boolean>

let handler: Handler = () => Promise.resolve(false)

/** The slice that knows sessions says what an unauthorized answer leads to (SE-001 … SE-004). */
export const setUnauthorizedHandler = (given: Handler): void => {
  handler = given
}

/** Raises the event; true when the failed call is worth repeating. */
export const raiseUnauthorized = (): Promise<boolean> => handler()
