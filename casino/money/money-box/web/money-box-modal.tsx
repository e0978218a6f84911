import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { boxStepOf } from '../rules.ts'
import type { texts } from '../texts.ts'
import { BoxView } from './box-view.tsx'

/** MD-051, OP-018: the money box, at the step that its address names. */
const MoneyBoxModal = ({ params }: ModalProps) => {
  const text = useText<typeof texts>()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('money-box.heading')} description={text('money-box.about')}>
      <BoxView first={boxStepOf(params['step'])} />
    </Dialog>
  )
}

export default MoneyBoxModal
