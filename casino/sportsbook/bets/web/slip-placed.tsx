import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../texts.ts'
import { BetReceipt } from './bet-receipt.tsx'
import type { useBetSlip } from './use-bet-slip.ts'
import { useFocusAfterPress } from './use-focus-after-press.ts'

interface SlipPlacedProps {
  readonly slip: ReturnType<typeof useBetSlip>
  readonly is_just_placed: boolean
}

/** The confirmation after a bet is placed, with links to the next step. */
export const SlipPlaced = ({ slip, is_just_placed }: SlipPlacedProps) => {
  const text = useText<typeof texts>()
  const { outcome } = slip
  const place = useFocusAfterPress(is_just_placed)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none" role="status">
      {outcome === null && <Notice tone="info">{text('sport-slip.waiting')}</Notice>}
      {outcome === 'accepted' && <Notice tone="positive" heading={text('sport-slip.accepted')} />}
      {outcome === 'rejected' && <Notice tone="warning">{text('sport-slip.rejected')}</Notice>}
      {outcome !== 'rejected' && slip.placed.map((bet) => <BetReceipt key={bet.id} bet={bet} />)}
      {outcome !== null && (
        <div className="flex gap-2">
          <Button className="flex-1" onClick={outcome === 'rejected' ? slip.keep : slip.begin}>
            {text('sport-slip.again')}
          </Button>
          <Link to="/sport/bets/" className={buttonClass({ variant: 'secondary' }, 'flex-1')}>
            {text('sport-bets.heading')}
          </Link>
        </div>
      )}
    </div>
  )
}
