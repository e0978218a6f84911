import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { pageTexts as texts } from '../page-texts.ts'

/** MD-025, BO-004: the bonus is for who deposited lately. It states that and asks for nothing. */
const BonusRequiresDepositPopup = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const { days } = params
  if (typeof days !== 'number') return null
  return (
    <Dialog {...frame} size="sm" title={text('bonuses.requires.heading')}>
      <div className="flex flex-col gap-4">
        <p>{text('bonuses.requires.text', { days })}</p>
        <Button size="lg" wide onClick={close}>
          {text('bonuses.popup.ok')}
        </Button>
      </div>
    </Dialog>
  )
}

export default BonusRequiresDepositPopup
