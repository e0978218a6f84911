import { exponentOf } from '#kernel/money/currency.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { Conversion, getConversions } from '../contract.ts'
import type { texts } from '../texts.ts'
import { conversionsKey } from './wallets-query.ts'

/** What was converted, with both amounts. */
export const Conversions = () => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const say = (minor: number, currency: string): string => formatAmount(minor, { currency, exponent: exponentOf(currency), locale })
  const list = usePagedList<Conversion>({
    key: conversionsKey,
    rowKey: ({ id }) => id,
    stale_ms: 0,
    load: (offset, signal) => api.call<typeof getConversions>('GET /rest/player/exchange/', { query: { offset }, signal }),
  })
  return (
    <Card heading={text('exchange.history')}>
      <PagedList list={list} frame="bare" empty={<p className="text-sm text-pretty text-ink-soft">{text('exchange.history.empty')}</p>}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map(({ id, from, to, gives, gets, at }) => (
              <li key={id} className="py-2.5">
                <p className="amount font-semibold">{text('exchange.offer', { gives: say(gives, from), gets: say(gets, to) })}</p>
                <p className="text-sm text-ink-soft">{dateTime(at)}</p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
