import { closeModalsAbove, openModal, openModals } from '#kernel/web/modals/modals.ts'

const isOpen = (name: string): boolean => openModals().some((modal) => modal.name === name)

/** RP-007: opens over everything, including a game, but only once. */
export const openRealityCheck = (params: Readonly<Record<string, unknown>>): void => {
  if (!isOpen('RealityCheckModal')) openModal('RealityCheckModal', params)
}

/** RP-004: replaces all open windows: a game behind it accepts no stakes any more. */
export const openLudoman = (till: string): void => {
  if (isOpen('LudomanModal')) return
  closeModalsAbove(0)
  openModal('LudomanModal', { till })
}
