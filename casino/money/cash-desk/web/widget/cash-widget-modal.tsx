import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../../texts.ts'
import { CashWidget } from './cash-widget.tsx'

/** The widget over a page or a game, which stays as it is. */
const CashWidgetModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('cash-widget.heading')}>
      <CashWidget leave={close} />
    </Dialog>
  )
}

export default CashWidgetModal
