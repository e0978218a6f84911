import { modalStack } from '#kernel/web/modals/modals.ts'

const key = 'play-mode'

/** GA-014: the mode that was chosen last, for games opened without one. */
const remembered = (): 'money' | 'demo' | null => {
  try {
    const value = localStorage.getItem(key)
    return value === 'money' || value === 'demo' ? value : null
  } catch {
    return null
  }
}

export const rememberMode = (is_money: boolean): void => {
  try {
    localStorage.setItem(key, is_money ? 'money' : 'demo')
  } catch {
    // Without storage it holds for this game.
  }
}

/** Does the address ask for money? */
export const isMoneyAsked = (asked: unknown): boolean => asked === true || asked === 'true' || asked === '1'

/** Money or not: what the address says, else what was chosen last, else money; a guest plays the demo (GA-002, OP-007). */
export const chosenMode = (asked: unknown, is_guest: boolean): boolean => {
  if (is_guest) return false
  if (isMoneyAsked(asked)) return true
  if (asked === false || asked === 'false' || asked === '0') return false
  return remembered() !== 'demo'
}

/** Changes the mode of the open game; the address follows (OP-008). */
export const setGameMode = (is_money: boolean): void =>
  modalStack.set((stack) =>
    stack.map((modal) => (modal.name === 'Game' && modal.is_open ? { ...modal, params: { ...modal.params, isMoney: is_money } } : modal)),
  )
