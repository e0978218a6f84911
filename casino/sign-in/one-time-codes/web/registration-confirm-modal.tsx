import { useEffect, useState } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { openModals } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Kind } from '../rules.ts'
import type { texts } from '../texts.ts'
import type { Step } from './confirmation-steps.ts'
import { ContactDone } from './contact-done.tsx'
import { ContactStep } from './contact-step.tsx'
import { forgetGame, rememberGame } from './stored-game.ts'
import { useConfirmStep } from './use-confirm-step.ts'

const kindOf = (type: unknown, has_email: boolean): Kind => (type === 'email' || type === 'phone' ? type : has_email ? 'email' : 'phone')

const headingOf = (step: Step, is_change: boolean) =>
  is_change && step !== 'done' ? (`verification.change.heading.${step}` as const) : (`verification.confirm.heading.${step}` as const)

/**
 * MD-004, AU-022: `type` is the contact to confirm; by default the email, if there is one. `is_change`: another one is to take its
 * place. Over an open game, the link in the email opens that game again until the contact is confirmed (GA-022).
 */
const RegistrationConfirmModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { email } = useMain()
  const [wanted] = useState<Kind>(() => kindOf(params['type'], typeof email === 'string'))
  const is_change = params['is_change'] === true
  const { step, contact } = useConfirmStep(wanted, is_change)
  const is_done = step === 'done'
  useEffect(() => {
    if (is_done) forgetGame()
    else rememberGame(openModals().find(({ name }) => name === 'Game')?.params['game'])
  }, [is_done])
  return (
    <Dialog {...useModalFrame()} size="sm" title={text(headingOf(step, is_change))}>
      {step === 'done' ? <ContactDone close={close} /> : <ContactStep key={step} kind={step} contact={contact} is_change={is_change} />}
    </Dialog>
  )
}

export default RegistrationConfirmModal
