import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { FileLink } from '#kernel/web/files/file-link.tsx'
import { lastDays } from '#kernel/web/texts/kyiv-day.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { texts } from '../texts.ts'
import { periodOf, statementFileUrl, useStatement, type StatedDays } from './balance-query.ts'
import { StatedPurse } from './stated-purse.tsx'

const Days = ({ days, onChange }: { readonly days: StatedDays; readonly onChange: (days: StatedDays) => void }) => {
  const text = useText<typeof texts>()
  return (
    <div className="grid gap-3 sm:grid-cols-2 print:hidden">
      <DateField label={text('statements.from')} value={days.first_day} onChange={(first_day) => onChange({ ...days, first_day })} />
      <DateField label={text('statements.to')} value={days.last_day} onChange={(last_day) => onChange({ ...days, last_day })} />
    </div>
  )
}

/** A statement of any days: on the page, as a file, on paper. */
export const StatementCard = () => {
  const text = useText<typeof texts>()
  const { exactTime } = useFormats()
  const [days, setDays] = useState(() => lastDays(30, new Date()))
  const period = periodOf(days)
  const { data, isPending, error } = useStatement(period)
  return (
    <Card heading={data ? text('statements.statement.of', { login: data.login }) : text('statements.statement')}>
      <div className="flex flex-col gap-4">
        <Days days={days} onChange={setDays} />
        {period && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <FileLink href={statementFileUrl(period)} className={buttonClass({ variant: 'secondary' })}>
              <Download className="size-4" aria-hidden="true" />
              {text('statements.csv')}
            </FileLink>
            <Button variant="secondary" disabled={!data} onClick={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              {text('statements.print')}
            </Button>
          </div>
        )}
        {error ? (
          <Notice tone="warning" announce>
            {error.message}
          </Notice>
        ) : isPending || !data ? (
          <Skeleton className="h-40 rounded-md" />
        ) : (
          <>
            <p className="text-sm text-ink-soft">
              {text('statements.statement.period', { from: exactTime(data.from), to: exactTime(data.to) })}
            </p>
            {data.purses.length === 0 && <p>{text('statements.nothing')}</p>}
            {data.purses.map((purse) => (
              <StatedPurse key={`${purse.asset} ${purse.title}`} purse={purse} />
            ))}
          </>
        )}
      </div>
    </Card>
  )
}
