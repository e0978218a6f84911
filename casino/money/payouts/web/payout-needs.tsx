import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { texts } from '../texts.ts'
import { NeedsList } from './needs-list.tsx'

/** From the first deposit on: what a payout will need, as long as something of it is missing. */
const PayoutNeeds = ({ data }: PageComponentProps<'payout-needs'>) => {
  const text = useText<typeof texts>()
  return (
    <Card className="mt-5" heading={text('payouts.needs.heading')}>
      <p className="text-sm text-ink-soft">{text('payouts.needs.text')}</p>
      <NeedsList needs={data.needs} />
    </Card>
  )
}

export default PayoutNeeds
