import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'

/** MD-008: the reset link has expired or was used. Signed-in players are not offered another email. */
const PasswordFailureModal = ({ close }: ModalProps) => {
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

export default PasswordFailureModal
