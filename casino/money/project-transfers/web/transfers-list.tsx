import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { Transfer } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useTransfers } from './transfer-queries.ts'

const tones: Record<Transfer['status'], Tone> = { sending: 'info', recalling: 'warning', arrived: 'positive', returned: 'neutral' }

/** One transfer: which way, where it is, and why it came back. */
export const TransferLine = ({ transfer }: { readonly transfer: Transfer }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const { id, direction, title, status, reason, amount, currency, exponent, at } = transfer
  const why = reason ?? (status === 'sending' || status === 'recalling' ? status : null)
  return (
    <li className="py-3 first:pt-0 last:pb-0" aria-live="polite" data-transfer={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Amount className="font-bold" amount_minor={amount} currency={currency} exponent={exponent} locale={locale} trim />
        <Badge tone={tones[status]}>{text(`project-transfers.state.${status}`)}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {text(`project-transfers.${direction}`, { title })}, <span className="amount">{dateTime(at)}</span>
      </p>
      {why !== null && <p className="mt-1 text-sm text-pretty">{text(`project-transfers.why.${why}`)}</p>}
    </li>
  )
}

/** Transfers in both directions, newest first. */
export const TransfersList = () => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('project-transfers.history')}>
      <PagedList
        list={useTransfers()}
        frame="bare"
        empty={<p className="text-sm text-pretty text-ink-soft">{text('project-transfers.history.empty')}</p>}
      >
        {(transfers) => (
          <ul className="divide-y divide-line">
            {transfers.map((transfer) => (
              <TransferLine key={transfer.id} transfer={transfer} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
