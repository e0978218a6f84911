import { useEffect, useState } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { openModals } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Kind } from '../rules.ts'
import type { texts } from '../texts.ts'
import { ContactDone } from './contact-done.tsx'
import { ContactStep } from './contact-step.tsx'
import { forgetGame, rememberGame } from './stored-game.ts'
import { useConfirmStep } from './use-confirm-step.ts'

/**
 * MD-004, AU-022: `type` is the contact to confirm; by default the email, if there is one. Over an open game, the link
 * in the email opens that game again until the contact is confirmed (GA-022).
 */
const RegistrationConfirmModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { email } = useMain()
  const [wanted] = useState<Kind>(() => (params['type'] === 'phone' || typeof email !== 'string' ? 'phone' : 'email'))
  const { step, contact } = useConfirmStep(wanted)
  const is_done = step === 'done'
  useEffect(() => {
    if (is_done) forgetGame()
    else rememberGame(openModals().find(({ name }) => name === 'Game')?.params['game'])
  }, [is_done])
  return (
    <Dialog {...useModalFrame()} size="sm" title={text(`verification.confirm.heading.${step}`)}>
      {step === 'done' ? <ContactDone close={close} /> : <ContactStep key={step} kind={step} contact={contact} />}
    </Dialog>
  )
}

export default RegistrationConfirmModal
