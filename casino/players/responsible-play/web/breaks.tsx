import { useState } from 'react'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { coolingOffDays, exclusionMonths } from '../rules.ts'
import type { texts } from '../texts.ts'

/** The buttons are aligned although the texts have different lengths. */
const way = 'flex flex-col [&>div]:flex [&>div]:grow [&>div]:flex-col'

/** RP-003: ordered from short to long. The next step explains each before it takes effect. */
export const Breaks = () => {
  const text = useText<typeof texts>()
  const [days, setDays] = useState('7')
  const [months, setMonths] = useState('6')
  return (
    <div id="break" className="grid gap-4 md:grid-cols-2">
      <Card className={way} heading={text('play-safe.break.heading')}>
        <p className="mb-4 text-sm text-ink-soft">{text('play-safe.break.text')}</p>
        <SelectField
          className="mt-auto"
          label={text('play-safe.break.length')}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={coolingOffDays.map((value) => ({ value: String(value), label: text('play-safe.break.days', { days: value }) }))}
        />
        <Button wide variant="secondary" className="mt-4" onClick={() => openModal('PlayRestriction', { days: Number(days) })}>
          {text('play-safe.break.take')}
        </Button>
      </Card>
      <Card className={way} heading={text('play-safe.exclude.heading')}>
        <p className="mb-4 text-sm text-ink-soft">{text('play-safe.exclude.text')}</p>
        <SelectField
          className="mt-auto"
          label={text('play-safe.exclude.length')}
          value={months}
          onChange={({ target }) => setMonths(target.value)}
          options={exclusionMonths.map((value) => ({
            value: String(value),
            label: text('play-safe.exclude.months', { months: value }),
          }))}
        />
        <Button wide variant="secondary" className="mt-4" onClick={() => openModal('PlayRestriction', { months: Number(months) })}>
          {text('play-safe.exclude.take')}
        </Button>
      </Card>
    </div>
  )
}
