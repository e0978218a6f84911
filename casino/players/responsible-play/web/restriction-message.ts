import { closeModalsAbove, openModal } from '#kernel/web/modals/modals.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { RestrictionMessage } from '../contract.ts'
import { houseRestrictionOf } from './house-restriction.tsx'
import { openLudoman } from './open-once.ts'

/**
 * RP-008, RTM-016: who is too young or not wanted is shown the desk, which says that it is closed and why; who is not known, the
 * identity.
 */
export const modalOf = (status: unknown): 'CashDesk' | 'VerificationConfirm' | null => {
  const by_house = houseRestrictionOf(status)
  if (!by_house) return null
  return by_house === 'unverified' ? 'VerificationConfirm' : 'CashDesk'
}

/** RTM-016: what closes play began or ended, here or elsewhere. Other notices of this type are not ours. */
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
  // A game behind it takes no stake any more; what opens next reads why from the start-up data.
  closeModalsAbove(0)
  await reloadMain()
  openModal(name, name === 'CashDesk' ? { location: 'restriction' } : {})
}
