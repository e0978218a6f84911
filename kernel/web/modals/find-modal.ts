import type { WebModal } from '#kernel/web-slice.ts'

export interface FoundModal {
  readonly modal: WebModal
  /** The name it goes by under this brand (MD-007, MD-064). */
  readonly name: string
}

const namesOf = (modal: WebModal): readonly string[] => [
  modal.name,
  ...(modal.renamed_new ? [`${modal.name}New`] : []),
  ...(modal.aliases ?? []),
]

/** Finds a modal by any of its names. Under `new-account-modals` a name with a New variant goes by it (MD-064). */
export const findModal = (modals: readonly WebModal[], asked: string, has: (capability: string) => boolean): FoundModal | null => {
  const is_new = has('new-account-modals')
  const exact = is_new ? modals.find((modal) => modal.name === `${asked}New`) : undefined
  const modal = exact ?? modals.find((candidate) => namesOf(candidate).includes(asked))
  if (!modal) return null
  return { modal, name: modal.renamed_new && is_new ? `${modal.name}New` : modal.name }
}

/** May this visitor see it? A guest who may not is sent to registration; a player who may not sees nothing. */
export const mayOpen = (modal: WebModal, is_guest: boolean): boolean =>
  modal.who === 'player' ? !is_guest : modal.who === 'guest' ? is_guest : true
