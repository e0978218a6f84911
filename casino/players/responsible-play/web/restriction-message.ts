import { closeModalsAbove, openModal } from '#kernel/web/modals/modals.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { RestrictionMessage } from '../contract.ts'
import { houseRestrictionOf } from './house-restriction.tsx'
import { openLudoman } from './open-once.ts'

/**
 * RP-008, RTM-016: the window for an operator's restriction: under-age and unwanted players see the cash desk, which explains that
 * it is closed; unverified players see the verification.
 */
export const modalOf = (status: unknown): 'CashDesk' | 'VerificationConfirm' | null => {
  const by_house = houseRestrictionOf(status)
  if (!by_house) return null
  return by_house === 'unverified' ? 'VerificationConfirm' : 'CashDesk'
}

/** RTM-016: a restriction began or ended, on this device or another. Other notices of this type are ignored. */
export const handle = async ({ data }: { readonly data: unknown }, app: Pick<PushApp, 'notify' | 'text'>): Promise<void> => {
  const { status, till } = data as Partial<RestrictionMessage['data']>
  if ((status === 'cooling-off' || status === 'self-excluded') && typeof till === 'string') {
    openLudoman(till)
    await reloadMain()
  }
  if (status === null) {
    await reloadMain()
    app.notify({ title: app.text('play-safe.restricted.lifted') })
  }
  const name = modalOf(status)
  if (!name) return
  // A game behind it accepts no stakes any more; windows opened next read the reason from the main data.
  closeModalsAbove(0)
  await reloadMain()
  openModal(name, name === 'CashDesk' ? { location: 'restriction' } : {})
}
