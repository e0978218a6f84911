import { api } from '#kernel/web/browser.ts'
import type { trackDeposit } from '../contract.ts'

/** API-093: a deposit button was pressed. Nobody waits for it, and nothing depends on it. */
export const track = (cash_button_name: string, button_placement: string, bonus_id = 0): void => {
  void api.call<typeof trackDeposit>('POST /trackers/deposits/track/', { body: { cash_button_name, bonus_id, button_placement } })
}

/** Which part of the page a button stands in. */
const placementOf = (button: Element): string => {
  const place = button.closest('header, nav, footer, [role=dialog], main')
  if (!place) return 'page'
  return place.getAttribute('role') === 'dialog' ? 'dialog' : place.tagName.toLowerCase()
}

/** WA-019: every link of the house to the desk counts as a deposit button, whoever put it there. */
export const followDepositLinks = (): void =>
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href*="/cash/deposit/"]') : null
    if (link) track('deposit', placementOf(link))
  })
