import { useEffect, useState } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Kind } from '../rules.ts'
import type { texts } from '../texts.ts'
import { ContactDone } from './contact-done.tsx'
import { ContactStep } from './contact-step.tsx'
import { gameCookie } from './stored-game.ts'
import { useConfirmStep } from './use-confirm-step.ts'

/**
 * MD-004, AU-022: `type` is the contact to confirm; by default the email, if there is one. `game` is the game that the player was
 * about to open: the link in the email opens it again (GA-022).
 */
const RegistrationConfirmModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { email } = useMain()
  const [wanted] = useState<Kind>(() => (params['type'] === 'phone' || typeof email !== 'string' ? 'phone' : 'email'))
  const { game } = params
  useEffect(() => {
    const cookie = gameCookie(game)
    if (cookie !== undefined) document.cookie = cookie
  }, [game])
  const { step, contact } = useConfirmStep(wanted)
  return (
    <Dialog {...useModalFrame()} size="sm" title={text(`verification.confirm.heading.${step}`)}>
      {step === 'done' ? <ContactDone close={close} /> : <ContactStep key={step} kind={step} contact={contact} />}
    </Dialog>
  )
}

export default RegistrationConfirmModal
