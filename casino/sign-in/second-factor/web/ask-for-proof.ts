import { modalStack, openModal } from '#kernel/web/modals/modals.ts'

let pending: Promise<boolean> | undefined

/** True once the player has shown that it is them; false when they closed the window. */
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

/** Opens the window that asks whether it is really the player. Calls that need it at once wait for the same one. */
export const askForProof = (ways: string): Promise<boolean> => {
  pending ??= ask(ways).finally(() => (pending = undefined))
  return pending
}
