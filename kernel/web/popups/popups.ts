import { closing_ms, modalStack, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { createPopupQueue, type Popup } from '#kernel/web/popups/popup-queue.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'

/** Paths of the cash desk: no popup may interrupt a payment (OP-002). */
const isCashDesk = (): boolean => currentPath().startsWith('/cash') || window.location.hash.includes('/cash/')

const queue = createPopupQueue({
  show: (popup) => openModal(popup.name, popup.params),
  isBusy: () => openModals().length > 0 || isCashDesk(),
})

/** Queues a popup: one at a time, none over another modal, a game or the cash desk. */
export const addPopup = (popup: Popup): void => queue.add(popup)

/** Shows the next popup after a modal closed or a page was left. */
const nextPopup = (): void => queue.next()

/** A popup is shown when the last modal has finished closing. A player's popups are removed when they sign out. */
export const followPopups = (): void => {
  onPlayerGone(() => queue.empty())
  modalStack.subscribe(() => {
    if (openModals().length === 0) setTimeout(nextPopup, closing_ms)
  })
}
