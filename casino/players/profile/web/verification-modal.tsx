import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { pageTexts } from '../page-texts.ts'
import { Verification } from './verification.tsx'

/** MD-019: who somebody is, asked for where it is needed. */
const VerificationModal = ({ close }: ModalProps) => {
  const text = useText<typeof pageTexts>()
  // RP-008: whom the house does not know well enough reads what waits for it.
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
