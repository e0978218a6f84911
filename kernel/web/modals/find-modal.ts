import type { WebModal } from '#kernel/web-slice.ts'

export interface FoundModal {
  readonly modal: WebModal
  /** Its name under this brand (MD-007, MD-064). */
  readonly name: string
}

const namesOf = (modal: WebModal): readonly string[] => [
  modal.name,
  ...(modal.renamed_new ? [`${modal.name}New`] : []),
  ...(modal.aliases ?? []),
]

/** Finds a modal by any of its names. Under `new-account-modals` a modal with a New variant is opened under that name (MD-064). */
export const findModal = (modals: readonly WebModal[], asked: string, has: (capability: string) => boolean): FoundModal | null => {
  const is_new = has('new-account-modals')
  const exact = is_new ? modals.find((modal) => modal.name === `${asked}New`) : undefined
  const modal = exact ?? modals.find((candidate) => namesOf(candidate).includes(asked))
  if (!modal) return null
  return { modal, name: modal.renamed_new && is_new ? `${modal.name}New` : modal.name }
}

/** Whether this visitor may see it. Guests who may not are sent to registration; players who may not see nothing. */
export const mayOpen = (modal: WebModal, is_guest: boolean): boolean =>
  modal.who === 'player' ? !is_guest : modal.who === 'guest' ? is_guest : true
