import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import type { BetView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { BetReceipt } from './bet-receipt.tsx'
import { outcomeOf, outcomes, type Outcome } from './slip-outcome.ts'
import type { useBetSlip } from './use-bet-slip.ts'
import { useFocusAfterPress } from './use-focus-after-press.ts'

interface OutcomeProps {
  readonly outcome: Outcome
  /** Those that have it. */
  readonly bets: readonly BetView[]
  readonly has_receipts: boolean
}

/** What became of bets, above the receipt of each. */
const Told = ({ outcome, bets, has_receipts }: OutcomeProps) => {
  const text = useText<typeof texts>()
  const count = bets.length
  return (
    <>
      {outcome === 'waiting' && <Notice tone="info">{text('sport-slip.waiting', { count })}</Notice>}
      {outcome === 'accepted' && <Notice tone="positive" heading={text('sport-slip.accepted', { count })} />}
      {outcome === 'rejected' && <Notice tone="warning">{text('sport-slip.rejected', { count })}</Notice>}
      {has_receipts && bets.map((bet) => <BetReceipt key={bet.id} bet={bet} />)}
    </>
  )
}

interface SlipPlacedProps {
  readonly slip: Pick<ReturnType<typeof useBetSlip>, 'placed' | 'outcome' | 'begin' | 'keep'>
  readonly is_just_placed: boolean
}

/** The confirmation after bets are placed, each under what became of it, with links to the next step. */
export const SlipPlaced = ({ slip, is_just_placed }: SlipPlacedProps) => {
  const text = useText<typeof texts>()
  const { placed, outcome } = slip
  const place = useFocusAfterPress(is_just_placed)
  const of = Map.groupBy(placed, outcomeOf)
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none" role="status">
      {outcomes.map((one) => {
        const bets = of.get(one) ?? []
        // A bet that was rejected alone is still in the slip.
        return bets.length > 0 && <Told key={one} outcome={one} bets={bets} has_receipts={one !== 'rejected' || placed.length > 1} />
      })}
      {outcome !== 'waiting' && (
        <div className="flex gap-2">
          <Button className="flex-1" onClick={outcome === 'rejected' ? slip.keep : slip.begin}>
            {text('sport-slip.again')}
          </Button>
          <LeavingLink to="/sport/bets/" className={buttonClass({ variant: 'secondary' }, 'flex-1')}>
            {text('sport-bets.heading')}
          </LeavingLink>
        </div>
      )}
    </div>
  )
}
