import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import type { texts } from '../texts.ts'
import { PayoutsList } from './payouts-list.tsx'

const PayoutsTab = () => {
  const text = useText<typeof texts>()
  return (
    <Card
      heading={text('payouts.list')}
      aside={
        <Link to="/cash/withdraw/" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          {text('payouts.ask-any')}
        </Link>
      }
    >
      <PayoutsList />
    </Card>
  )
}

export default PayoutsTab
