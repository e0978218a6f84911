import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'

/** MD-006: only shown after a correct password. */
const BlockedAccountModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('login.blocked.heading')}>
      <p className="text-ink-soft">
        <WithSupport>{text('login.blocked.text')}</WithSupport>
      </p>
      <Button wide className="mt-6" onClick={close}>
        {text('login.blocked.close')}
      </Button>
    </Dialog>
  )
}

export default BlockedAccountModal
