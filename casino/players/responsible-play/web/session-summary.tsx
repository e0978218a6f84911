import { useState } from 'react'
import { limitPeriods, period_ms } from '#kernel/brand/limit-periods.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { texts } from '../texts.ts'
import { NetResult, useNetResult } from './net-result.tsx'
import { knownSession } from './play-session.ts'
import { useDuration, useSessionClock } from './use-duration.ts'

const choices = ['sitting', ...limitPeriods] as const
type Choice = (typeof choices)[number]

/** Duration and result of this visit and of each limit period. */
export const SessionSummary = () => {
  const text = useText<typeof texts>()
  const duration = useDuration()
  const clock = useSessionClock()
  const started_at = knownSession.use()?.session.startedAt ?? null
  const [chosen, setChosen] = useState<{ readonly choice: Choice; readonly since: string | null }>({ choice: 'sitting', since: null })
  const choose = (choice: Choice): void =>
    setChosen({ choice, since: choice === 'sitting' ? null : new Date(Date.now() - period_ms[choice]).toISOString() })
  const since = chosen.since ?? started_at
  const result = useNetResult(since)
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        <span>
          {text('play-safe.result.sitting')}: <b className="amount text-ink">{duration(clock?.played_s ?? 0)}</b>
        </span>
        {clock && clock.left_s !== null && (
          <span>
            {text('play-safe.result.left')}: <b className="amount text-ink">{duration(clock.left_s)}</b>
          </span>
        )}
      </p>
      <Segmented
        wide
        size="sm"
        label={text('play-safe.result.period')}
        value={chosen.choice}
        onChange={choose}
        options={choices.map((value) => ({ value, label: text(`play-safe.result.${value}`) }))}
        className="[&_label]:px-1 [&_label]:text-xs sm:[&_label]:text-sm"
      />
      <NetResult result={result} />
      <p className="text-sm text-ink-soft">{text('play-safe.result.own-money')}</p>
    </div>
  )
}
