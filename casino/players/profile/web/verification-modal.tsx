import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { pageTexts } from '../page-texts.ts'
import { Verification } from './verification.tsx'

/** MD-019: asks for identity documents where they are required. */
const VerificationModal = ({ close }: ModalProps) => {
  const text = useText<typeof pageTexts>()
  // RP-008: players restricted as unverified see what is blocked.
  const { playRestriction } = useMain()
  const is_awaited = playRestriction === 'unverified' || playRestriction === 'youngster'
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      title={text('profile.verification.heading')}
      footer={
        <Button variant="ghost" onClick={close}>
          {text('profile.verification.later')}
        </Button>
      }
    >
      {is_awaited && <p className="mb-4">{text('profile.verification.awaited')}</p>}
      <Verification />
    </Dialog>
  )
}

export default VerificationModal
