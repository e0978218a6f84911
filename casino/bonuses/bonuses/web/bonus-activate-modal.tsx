import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { BonusView } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { take } from './take-bonus.ts'
import { KeyTerms } from './terms-view.tsx'

/** MD-023: a bonus that waited its turn begins, and its time with it. */
const BonusActivateModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const bonus = params['bonus'] as BonusView | undefined
  if (typeof bonus !== 'object') return null
  const begin = async (): Promise<void> => {
    close()
    await take(bonus)
  }
  return (
    <Dialog {...frame} size="sm" title={text('bonuses.activate.heading')}>
      <div className="flex flex-col gap-4">
        <p className="font-bold">{bonus.title}</p>
        <p>{text('bonuses.activate.text')}</p>
        <KeyTerms lines={bonus.keyTerms} />
        <div className="flex flex-col gap-2">
          <Button size="lg" wide onClick={() => void begin()}>
            {text('bonuses.begin')}
          </Button>
          <Button size="lg" wide variant="ghost" onClick={close}>
            {text('bonuses.not-now')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

export default BonusActivateModal
