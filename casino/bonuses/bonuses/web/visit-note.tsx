import { useEffect, useState } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import type { pageTexts as texts } from '../page-texts.ts'
import { noteVisit, type Visit } from './visits.ts'

/** How bonuses work here, in three lines: for who has not looked at this page today. */
const How = () => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('bonuses.how')}>
      <ol className="grid gap-3 md:grid-cols-3">
        {(['1', '2', '3'] as const).map((step) => (
          <li key={step} className="flex gap-3">
            <span
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-extrabold text-accent-ink"
              aria-hidden="true"
            >
              {step}
            </span>
            <span className="min-w-0 pt-1 text-sm text-pretty">{text(`bonuses.how.${step}`)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** BO-011: the first visit of a day reads how bonuses work; a later one how many are new since. */
export const VisitNote = ({ available }: { readonly available: number }) => {
  const text = useText<typeof texts>()
  const [visit, setVisit] = useState<Visit>()
  // Once for a look at the page: what a bonus that was taken meanwhile changes is no visit.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setVisit(noteVisit(available)), [])
  if (!visit) return null
  return (
    <>
      {visit.fresh > 0 && <Notice tone="positive">{text('bonuses.fresh', { count: visit.fresh })}</Notice>}
      {visit.is_first && <How />}
    </>
  )
}
