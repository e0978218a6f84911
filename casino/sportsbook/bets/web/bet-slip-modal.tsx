import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { texts } from '../texts.ts'
import { SlipPanel } from './slip-panel.tsx'

/** The bet slip on phones: a bottom sheet that can be swiped away. */
const BetSlipModal = () => {
  const text = useText<typeof texts>()
  return (
    <Sheet {...useModalFrame()} title={text('sport-slip.title')}>
      <SlipPanel />
    </Sheet>
  )
}

export default BetSlipModal
