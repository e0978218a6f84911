import { closing_ms, modalStack, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { createPopupQueue, type Popup } from '#kernel/web/popups/popup-queue.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'

let isUndisturbed = (): boolean => false

const queue = createPopupQueue({
  show: (popup) => openModal(popup.name, popup.params),
  isBusy: () => openModals().length > 0 || isUndisturbed(),
})

/** Queues a popup: one at a time, none over another modal, nor where the visitor must not be interrupted. */
export const addPopup = (popup: Popup): void => queue.add(popup)

/** Shows the next popup after a modal closed or a page was left. */
const nextPopup = (): void => queue.next()

/**
 * A popup is shown when the last modal has finished closing. A player's popups are removed when they sign out. `isUndisturbedPage`
 * tells whether the page must not be interrupted now.
 */
export const followPopups = (isUndisturbedPage: () => boolean): void => {
  isUndisturbed = isUndisturbedPage
  onPlayerGone(() => queue.empty())
  modalStack.subscribe(() => {
    if (openModals().length === 0) setTimeout(nextPopup, closing_ms)
  })
}
