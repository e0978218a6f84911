import { modalStack, openModal } from '#kernel/web/modals/modals.ts'

let pending: Promise<boolean> | undefined

/** True once the player has re-authenticated; false if they closed the window. */
const ask = (ways: string): Promise<boolean> =>
  new Promise((resolve) => {
    let is_proved = false
    const params = { ways, onProved: () => (is_proved = true) }
    openModal('FreshProof', params)
    const stop = modalStack.subscribe(() => {
      if (modalStack.get().some((modal) => modal.params === params && modal.is_open)) return
      stop()
      resolve(is_proved)
    })
  })

/** Opens the re-authentication window. Concurrent calls share one window. */
export const askForProof = (ways: string): Promise<boolean> => {
  pending ??= ask(ways).finally(() => (pending = undefined))
  return pending
}
