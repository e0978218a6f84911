import { closing_ms, modalStack, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { onArrival } from '#kernel/web/page/navigation.ts'
import { createPopupQueue, type Popup } from '#kernel/web/popups/popup-queue.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'

let isUndisturbed = (): boolean => false

const queue = createPopupQueue({
  show: (popup) => openModal(popup.name, popup.params),
  isBusy: () => openModals().length > 0 || isUndisturbed(),
})

/** Queues a popup: one at a time, none over another modal, nor where the visitor must not be interrupted. */
export const addPopup = (popup: Popup): void => queue.add(popup)

/** Shows the next popup once what just closed is out of sight. */
const nextPopup = (): void => void setTimeout(() => queue.next(), closing_ms)

/**
 * A popup is shown when the last modal has finished closing, or a page that must not be interrupted was left: `isUndisturbedPage` tells
 * whether the current one is such. A player's popups are removed when they sign out.
 */
export const followPopups = (isUndisturbedPage: () => boolean): void => {
  isUndisturbed = isUndisturbedPage
  onPlayerGone(() => queue.empty())
  modalStack.subscribe(() => {
    if (openModals().length === 0) nextPopup()
  })
  onArrival(nextPopup)
}
