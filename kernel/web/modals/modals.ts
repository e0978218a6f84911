import { createStore } from '#kernel/web/state/store.ts'

/** A modal that was asked for, from the lowest to the top one. A closed one stays a moment for its motion (MD-029). */
export interface OpenModal {
  readonly id: number
  readonly name: string
  readonly params: Readonly<Record<string, unknown>>
  readonly is_open: boolean
}

/** MD-029: how long a closed modal stays mounted. */
export const closing_ms = 350

export const modalStack = createStore<readonly OpenModal[]>([])

let last_id = 0

/** Opens a modal by its name in the specification, e.g. `openModal('Register', { source: 'header' })`. Unknown names do nothing. */
export const openModal = (name: string, params: Readonly<Record<string, unknown>> = {}): void =>
  modalStack.set((stack) => [...stack, { id: ++last_id, name, params, is_open: true }])

const forget = (id: number): void => modalStack.set((stack) => stack.filter((modal) => modal.id !== id))

/** Closes one modal. */
export const closeModal = (id: number): void => {
  if (!modalStack.get().some((modal) => modal.id === id && modal.is_open)) return
  modalStack.set((stack) => stack.map((modal) => (modal.id === id ? { ...modal, is_open: false } : modal)))
  setTimeout(() => forget(id), closing_ms)
}

/** The modal on top; undefined where none is open. */
export const topModal = (): OpenModal | undefined => modalStack.get().findLast((modal) => modal.is_open)

export const closeTopModal = (): void => {
  const top = topModal()
  if (top) closeModal(top.id)
}

export const closeAllModals = (): void => {
  for (const modal of modalStack.get()) closeModal(modal.id)
}
