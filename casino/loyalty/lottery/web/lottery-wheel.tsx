import { useState } from 'react'
import { OddsTable } from '#casino/campaigns/draws/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { Drawn, Lottery, Odds, spinLotteryWheel } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { DrawnLine } from './drawn-line.tsx'
import { refreshLottery } from './lottery-query.ts'
import { sectorsOf, turnTo } from './wheel-sectors.ts'

const fills = ['var(--color-surface-3)', 'var(--color-accent-soft)', 'var(--color-surface-2)', 'var(--color-second-soft)']

/** As long as the wheel turns; with less motion it stands at its sector at once. */
const turningTime_ms = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 3_000)

/** Each sector is as wide as its chance, so that the wheel looks the way it is. */
const Wheel = ({ odds, turn_deg }: { readonly odds: Odds; readonly turn_deg: number }) => {
  const { locale } = useFormats()
  const { currency, exponent } = odds
  const sectors = sectorsOf(odds)
  const labelOf = (index: number): string => {
    const outcome = odds.outcomes[index]
    if (!outcome) return ''
    return outcome.amount === null ? outcome.title : formatAmount(outcome.amount, { currency, exponent, locale, trim: true })
  }
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-80">
      <span className="absolute -top-1 left-1/2 z-1 size-0 -translate-x-1/2 border-x-10 border-t-18 border-x-transparent border-t-accent drop-shadow-md" />
      <svg
        viewBox="-100 -100 200 200"
        className="w-full rounded-full shadow-mid transition-transform duration-3000 ease-out"
        style={{ transform: `rotate(${turn_deg}deg)` }}
      >
        {sectors.map(({ path, middle_deg, share }, index) => (
          <g key={path}>
            <path d={path} fill={fills[index % fills.length]} stroke="var(--color-line-strong)" strokeWidth="0.6" />
            {share > 0.03 && (
              <text
                transform={`rotate(${middle_deg - 90}) translate(90 0) rotate(${middle_deg > 180 ? 180 : 0})`}
                textAnchor={middle_deg > 180 ? 'start' : 'end'}
                dominantBaseline="middle"
                fontSize="8.500"
                fontWeight="700"
                fill="var(--color-ink)"
              >
                {labelOf(index)}
              </text>
            )}
          </g>
        ))}
        <circle r="98.500" fill="none" stroke="var(--color-accent)" strokeWidth="3" />
        <circle r="13" fill="var(--color-accent)" stroke="var(--color-surface-1)" strokeWidth="3" />
      </svg>
    </div>
  )
}

/** LO-006: the wheel, one turn for a spin. What it stops at was drawn before it turns. */
export const LotteryWheel = ({ lottery }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { isGuest } = useMain()
  const { wheel, state } = lottery
  const [turn_deg, setTurn] = useState(0)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [is_turning, setTurning] = useState(false)
  const { is_sending, refused, send } = useCommand<typeof spinLotteryWheel>('POST /rest/lottery/wheel/spin/{id}/')
  const spin = async (): Promise<void> => {
    setDrawn(null)
    const answer = await send({ params: { id: wheel.id }, body: {} })
    if (answer?.success) {
      setDrawn(answer.data)
      setTurning(true)
      setTimeout(() => setTurning(false), turningTime_ms())
      setTurn((before) => turnTo(sectorsOf(wheel.odds)[answer.data.sector]?.middle_deg ?? 0, before))
    }
    await refreshLottery()
  }
  return (
    <Card heading={text('lottery.wheel')}>
      <div className="flex flex-col gap-4">
        <Wheel odds={wheel.odds} turn_deg={turn_deg} />
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
