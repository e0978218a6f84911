import { useState } from 'react'
import { useMain } from '#kernel/web/state/app-state.ts'
import type { Kind } from '../rules.ts'
import { changeStep, nextStep } from './confirmation-steps.ts'
import { funnelOf } from './funnel.ts'

/**
 * AU-022: which contact to confirm now, according to the player's main data. `is_change`: another contact is wanted in the place of the
 * one that is there at first, and nothing beside.
 */
export const useConfirmStep = (wanted: Kind, is_change = false) => {
  const main = useMain()
  const { email, phone, emailConfirmed, confirmed } = main
  const is_confirmed = { email: emailConfirmed, phone: confirmed }
  const held = { contact: main[wanted], is_confirmed: is_confirmed[wanted] }
  const [former] = useState(held)
  const step = is_change ? changeStep(former, held, wanted) : nextStep(is_confirmed, funnelOf(main).isNeedConfirmAllContacts, wanted)
  const contact = step === 'email' ? email : phone
  return { step, contact: typeof contact === 'string' ? contact : '' }
}
