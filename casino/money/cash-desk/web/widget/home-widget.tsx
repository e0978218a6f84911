import { useIsDeskClosed, useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { texts } from '../../texts.ts'
import { CashWidget } from './cash-widget.tsx'

const stay = () => undefined

/** The page component `cash-widget`, on the home page; absent where it could only say that nothing is taken. */
const HomeWidget = () => {
  const text = useText<typeof texts>()
  const is_play_closed = useIsPlayClosed()
  const is_desk_closed = useIsDeskClosed()
  if (is_play_closed || is_desk_closed) return null
  return (
    <Card heading={text('cash-widget.heading')}>
      <CashWidget leave={stay} />
    </Card>
  )
}

export default HomeWidget
