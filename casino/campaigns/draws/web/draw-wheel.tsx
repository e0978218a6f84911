import { useState } from 'react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import type { Odds } from '../contract.ts'
import { sectorsOf, turnTo } from './wheel-sectors.ts'

const fills = ['var(--color-surface-3)', 'var(--color-accent-soft)', 'var(--color-surface-2)', 'var(--color-second-soft)']

/** As long as the wheel turns; with less motion it stands at its sector at once. */
const turningTime_ms = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 3_000)

/** How far a wheel is turned, and whether it turns now. What it stops at was drawn before. */
export const useWheelTurn = (odds: Odds) => {
  const [turn_deg, setTurn] = useState(0)
  const [is_turning, setTurning] = useState(false)
  const turn = (sector: number): void => {
    setTurning(true)
    setTimeout(() => setTurning(false), turningTime_ms())
    setTurn((before) => turnTo(sectorsOf(odds)[sector]?.middle_deg ?? 0, before))
  }
  return { turn_deg, is_turning, turn }
}

/** Each sector is as wide as its chance, so that the wheel looks the way it is. */
export const DrawWheel = ({ odds, turn_deg }: { readonly odds: Odds; readonly turn_deg: number }) => {
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
