import { closing_ms, modalStack, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { createPopupQueue, type Popup } from '#kernel/web/popups/popup-queue.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'

/** The cash desk's own addresses: nothing comes between a player and a payment (OP-002). */
const isCashDesk = (): boolean => currentPath().startsWith('/cash') || window.location.hash.includes('/cash/')

const queue = createPopupQueue({
  show: (popup) => openModal(popup.name, popup.params),
  isBusy: () => openModals().length > 0 || isCashDesk(),
})

/** Lets a popup wait for its turn: one at a time, none over another modal, a game or the cash desk. */
export const addPopup = (popup: Popup): void => queue.add(popup)

/** Keeps the queue moving: after a modal closed and after a page was left. */
const nextPopup = (): void => queue.next()

/** A popup comes when the last modal has gone, motion and all. Those of a player go when the player does. */
export const followPopups = (): void => {
  onPlayerGone(() => queue.empty())
  modalStack.subscribe(() => {
    if (openModals().length === 0) setTimeout(nextPopup, closing_ms)
  })
}
