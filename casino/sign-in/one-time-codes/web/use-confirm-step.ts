import { useMain } from '#kernel/web/state/app-state.ts'
import type { Kind } from '../rules.ts'
import { nextStep } from './confirmation-steps.ts'
import { funnelOf } from './funnel.ts'

/** AU-022: which contact to confirm now, according to the player's main data. */
export const useConfirmStep = (wanted: Kind) => {
  const main = useMain()
  const { email, phone, emailConfirmed, confirmed } = main
  const step = nextStep({ email: emailConfirmed, phone: confirmed }, funnelOf(main).isNeedConfirmAllContacts, wanted)
  const contact = step === 'email' ? email : phone
  return { step, contact: typeof contact === 'string' ? contact : '' }
}
