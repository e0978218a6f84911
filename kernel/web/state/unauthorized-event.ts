/** Handles an unauthorized response; resolves to whether somebody is signed in afterwards. */
type Handler = () => Promise<boolean>

let handler: Handler = () => Promise.resolve(false)

/** Set by the sign-in slice: what happens after an unauthorized response (SE-001 … SE-004). */
export const setUnauthorizedHandler = (given: Handler): void => {
  handler = given
}

/** Runs the handler; true if the failed call is worth repeating. */
export const raiseUnauthorized = (): Promise<boolean> => handler()
