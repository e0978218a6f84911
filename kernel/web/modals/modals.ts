import { createStore } from '#kernel/web/state/store.ts'

/** An entry of the modal stack, from bottom to top. A closed one stays mounted for its animation (MD-029). */
export interface OpenModal {
  readonly id: number
  readonly name: string
  readonly params: Readonly<Record<string, unknown>>
  readonly is_open: boolean
  /** It must be answered: the back button does not close it. */
  readonly is_held?: boolean
}

/** MD-029, CN-022: how long a closed modal stays mounted. */
export const closing_ms = 350

export const modalStack = createStore<readonly OpenModal[]>([], { outlives_visitor: true })

let last_id = 0

/** Opens a modal by its name in the specification, e.g. `openModal('Register', { source: 'header' })`. */
export const openModal = (name: string, params: Readonly<Record<string, unknown>> = {}): void =>
  modalStack.set((stack) => [...stack, { id: ++last_id, name, params, is_open: true }])

/** Changes params of an open modal, and with them what it writes to the address: a window that leads from one thing to the next. */
export const changeModal = (id: number, params: Readonly<Record<string, unknown>>): void =>
  modalStack.set((stack) =>
    stack.map((modal) => (modal.id === id && modal.is_open ? { ...modal, params: { ...modal.params, ...params } } : modal)),
  )

/** Whether only an answer closes the modal; told by its window. */
export const holdModal = (id: number, is_held: boolean): void => {
  if ((modalStack.get().find((modal) => modal.id === id)?.is_held ?? false) === is_held) return
  modalStack.set((stack) => stack.map((modal) => (modal.id === id ? { ...modal, is_held } : modal)))
}

const forget = (id: number): void => modalStack.set((stack) => stack.filter((modal) => modal.id !== id))

export const closeModal = (id: number): void => {
  if (!modalStack.get().some((modal) => modal.id === id && modal.is_open)) return
  modalStack.set((stack) => stack.map((modal) => (modal.id === id ? { ...modal, is_open: false } : modal)))
  setTimeout(() => forget(id), closing_ms)
}

/** The open modals, from bottom to top. */
export const openModals = (): readonly OpenModal[] => modalStack.get().filter((modal) => modal.is_open)

/** Closes modals from the top until `count` are left, as the back button does (TH-015). */
export const closeModalsAbove = (count: number): void => {
  for (const modal of openModals().slice(count).toReversed()) closeModal(modal.id)
}

/** Opens a modal in place of the open ones, as from Login to Register. */
export const switchModal = (name: string, params?: Readonly<Record<string, unknown>>): void => {
  closeModalsAbove(0)
  openModal(name, params)
}
