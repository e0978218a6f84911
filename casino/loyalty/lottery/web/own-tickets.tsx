import { useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SkeletonRow } from '#ui/skeleton.tsx'
import type { getTickets, Ticket } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { tickets_limit } from '../rules.ts'
import { tickets_key } from './lottery-query.ts'
import { TicketArt } from './ticket-art.tsx'

const TicketLine = ({ ticket }: { readonly ticket: Ticket }) => {
  const text = useText<typeof pageTexts>()
  const { dateTime } = useFormats()
  const { type, source, at, appliedAt, prize, fairCode } = ticket
  return (
    <li className="flex min-h-16 items-center gap-3.5 border-t border-line py-2.5 first:border-t-0">
      <TicketArt type={type} className="max-w-14" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {text(`lottery.type.${type}`)} · {text(`lottery.source.${source}`)}
        </span>
        <span className="amount block text-xs wrap-anywhere text-ink-soft">
          {dateTime(appliedAt ?? at)}
          {fairCode !== null && ` · ${text('lottery.own.code', { code: fairCode })}`}
        </span>
      </span>
      {appliedAt !== null && (
        <span className={prize ? 'text-end font-bold text-accent-ink' : 'text-end text-sm text-ink-soft'}>
          {prize?.text ?? text('lottery.nothing')}
        </span>
      )}
    </li>
  )
}

/** LO-005: the player's tickets, those to scratch or the others. */
export const OwnTickets = () => {
  const text = useText<typeof pageTexts>()
  const [shown, setShown] = useState<'unused' | 'used'>('used')
  const list = usePagedList<Ticket>({
    key: [tickets_key, shown],
    rowKey: ({ id }) => id,
    load: (offset, signal) =>
      api.call<typeof getTickets>('GET /rest/lottery/tickets/', {
        query: { applied: shown === 'used', limit: tickets_limit, offset },
        signal,
      }),
  })
  return (
    <Card heading={text('lottery.own')}>
      <Segmented
        label={text('lottery.own.which')}
        value={shown}
        options={[
          { value: 'used', label: text('lottery.own.used') },
          { value: 'unused', label: text('lottery.own.unused') },
        ]}
        onChange={setShown}
      />
      <div className="mt-2">
        <PagedList
          list={list}
          frame="bare"
          coming={<SkeletonRow />}
          empty={<p className="py-4 text-ink-soft">{text(`lottery.own.none-${shown}`)}</p>}
        >
          {(tickets) => (
            <ul aria-label={text('lottery.own')}>
              {tickets.map((ticket) => (
                <TicketLine key={ticket.id} ticket={ticket} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Card>
  )
}
