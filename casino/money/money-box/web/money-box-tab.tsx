import { Card } from '#ui/card.tsx'
import { BoxView } from './box-view.tsx'

const MoneyBoxTab = () => (
  <Card>
    <BoxView first="overview" />
  </Card>
)

export default MoneyBoxTab
