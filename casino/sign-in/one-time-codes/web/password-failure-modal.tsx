import { useState } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'
import { openRestoreLink } from './open-restore-link.ts'
import { proveLink } from './prove-link.ts'

/** Nobody answered, or of too many tries: the link may still be good. */
const AnotherTry = ({ token }: { readonly token: string }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const [is_sending, setSending] = useState(false)
  const tryAgain = async (): Promise<void> => {
    setSending(true)
    await openRestoreLink(token, { is_guest: isGuest, openModal: switchModal, strip: () => undefined, prove: proveLink, reloadMain })
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('verification.failure.heading-unknown')}>
      <p className="text-ink-soft">{text('verification.failure.text-unknown')}</p>
      <Button wide size="lg" className="mt-6" loading={is_sending} onClick={() => void tryAgain()}>
        {text('verification.failure.try-again')}
      </Button>
    </Dialog>
  )
}

/** The link has expired or was used. Signed-in players are not offered another email. */
const Expired = ({ close }: { readonly close: () => void }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('verification.failure.heading')}>
      <p className="text-ink-soft">{text('verification.failure.text')}</p>
      <Button wide size="lg" className="mt-6" onClick={() => (isGuest ? switchModal('Remind') : close())}>
        {text(isGuest ? 'verification.failure.again' : 'verification.failure.close')}
      </Button>
    </Dialog>
  )
}

/** MD-008: a reset link that could not be verified. `token`: it may be tried again. */
const PasswordFailureModal = ({ params, close }: ModalProps) =>
  typeof params['token'] === 'string' ? <AnotherTry token={params['token']} /> : <Expired close={close} />

export default PasswordFailureModal
