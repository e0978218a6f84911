import { openModal, openModals } from '#kernel/web/modals/modals.ts'
import type { JackpotWin } from '../contract.ts'

const name = 'JackpotSevensSuccessModal'

/** Opens the window of a win, unless it stands already: the channel and the page may both tell of one win. */
export const openWin = (win: JackpotWin): void => {
  const is_open = openModals().some((modal) => modal.name === name && (modal.params['win'] as JackpotWin | undefined)?.id === win.id)
  if (!is_open) openModal(name, { win })
}
