import { closeModalsAbove, openModal, openModals } from '#kernel/web/modals/modals.ts'

const isOpen = (name: string): boolean => openModals().some((modal) => modal.name === name)

/** RP-007: stands over whatever is open, a game too, and only once. */
export const openRealityCheck = (params: Readonly<Record<string, unknown>>): void => {
  if (!isOpen('RealityCheckModal')) openModal('RealityCheckModal', params)
}

/** RP-004: the notice takes the place of everything that is open: a game behind it takes no stake any more. */
export const openLudoman = (till: string): void => {
  if (isOpen('LudomanModal')) return
  closeModalsAbove(0)
  openModal('LudomanModal', { till })
}
