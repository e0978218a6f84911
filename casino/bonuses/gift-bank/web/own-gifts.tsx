import { Copy } from 'lucide-react'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import type { getGifts, MadeGift } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { giftsKey } from './gifts-key.ts'

const tones: Readonly<Record<MadeGift['state'], Tone>> = { open: 'info', used: 'positive', returned: 'neutral' }

const Row = ({ gift }: { readonly gift: MadeGift }) => {
  const text = useText<typeof texts>()
  const { locale, date } = useFormats()
  const { code, amount, currency, exponent, state, endsAt } = gift
  const copy = async (): Promise<void> => {
    const link = `${window.location.origin}/?gift_id=${encodeURIComponent(code)}`
    await navigator.clipboard.writeText(link).then(
      () => notify({ tone: 'positive', title: text('gift-bank.copied') }),
      () => notify({ tone: 'info', title: link }),
    )
  }
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 flex-1 basis-full sm:basis-0">
        <code className="block font-bold wrap-anywhere select-all" data-gift-code>
          {code}
        </code>
        <span className="block text-xs text-ink-soft">
          {formatAmount(amount, { currency, exponent, locale, trim: true })}
          {state === 'open' && ` · ${text('gift-bank.until', { moment: date(endsAt) })}`}
        </span>
      </span>
      <Badge tone={tones[state]}>{text(`gift-bank.state.${state}`)}</Badge>
      {state === 'open' && (
        <Button size="sm" variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {text('gift-bank.copy')}
        </Button>
      )}
    </li>
  )
}

/** Gifts that were made: their codes, and what became of each. */
export const OwnGifts = () => {
  const text = useText<typeof texts>()
  const list = usePagedList<MadeGift>({
    key: giftsKey,
    rowKey: ({ code }) => code,
    stale_ms: 0,
    load: (offset, signal) => api.call<typeof getGifts>('GET /rest/gift-bank/gifts/', { query: { offset }, signal }),
  })
  return (
    <Card heading={text('gift-bank.gifts')}>
      <PagedList list={list} frame="bare" empty={<p className="text-sm text-pretty text-ink-soft">{text('gift-bank.gifts.empty')}</p>}>
        {(rows) => (
          <ul>
            {rows.map((gift) => (
              <Row key={gift.code} gift={gift} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
