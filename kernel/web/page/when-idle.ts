/** Does some work in a quiet moment; soon, in a browser that knows of none. */
export const whenIdle = (work: () => void): void => {
  const ask = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200))
  ask(() => work())
}
