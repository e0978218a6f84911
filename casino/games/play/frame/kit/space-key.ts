/**
 * Space plays a round wherever the focus is, except on elements that use Space themselves (`except`, a selector). Holding it down
 * plays once.
 */
export const listenToSpace = (press: () => void, except: string): void => {
  window.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || (event.target as HTMLElement).closest(except)) return
    event.preventDefault()
    if (!event.repeat) press()
  })
}
