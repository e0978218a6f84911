import { useState } from 'react'
import { DrawnLine, DrawWheel, OddsTable, useWheelTurn } from '#casino/campaigns/draws/web/api.ts'
import type { Drawn } from '#casino/campaigns/draws/contract.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { Lottery, spinLotteryWheel } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { refreshLottery } from './lottery-query.ts'

/** LO-006: the wheel, one turn for a spin. What it stops at was drawn before it turns. */
export const LotteryWheel = ({ lottery }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const { wheel, state } = lottery
  const { turn_deg, is_turning, turn } = useWheelTurn(wheel.odds)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { is_sending, refused, send } = useCommand<typeof spinLotteryWheel>('POST /rest/lottery/wheel/spin/{id}/')
  const spin = async (): Promise<void> => {
    setDrawn(null)
    const answer = await send({ params: { id: wheel.id }, body: {} })
    if (answer?.success) {
      setDrawn(answer.data)
      turn(answer.data.sector)
    }
    await refreshLottery()
  }
  return (
    <Card heading={text('lottery.wheel')}>
      <div className="flex flex-col gap-4">
        <DrawWheel odds={wheel.odds} turn_deg={turn_deg} />
        <DrawnLine drawn={is_turning ? null : drawn} />
        <RefusedNotice>{refused}</RefusedNotice>
        {!isGuest && (
          <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
            <Button loading={is_sending || is_turning} disabled={wheel.spins === 0 || state !== 'active'} onClick={() => void spin()}>
              {text('lottery.wheel.spin')}
            </Button>
            <span className="text-sm text-ink-soft">{text('lottery.wheel.has', { count: wheel.spins })}</span>
          </div>
        )}
        <Disclosure summary={text('lottery.odds')}>
          <OddsTable caption={wheel.odds.title} draw={wheel.odds} />
        </Disclosure>
      </div>
    </Card>
  )
}
