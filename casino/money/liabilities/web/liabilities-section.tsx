import { ShieldCheck } from 'lucide-react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { Card } from '#ui/card.tsx'
import type { Book } from '../contract.ts'
import type { texts } from '../texts.ts'
import { CheckBalance } from './check-balance.tsx'

const Published = ({ book }: { readonly book: Book }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const { asset, exponent, at, root, total, leaves } = book
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-ink-soft">{dateTime(at)}</span>
        <span>
          <span className="sr-only">{text('liabilities.total')} </span>
          <span className="amount font-bold">{formatAmount(total, { currency: asset, exponent, locale })}</span>
          <span className="text-sm text-ink-soft"> · {text('liabilities.players', { count: leaves })}</span>
        </span>
      </span>
      <code className="text-xs break-all text-ink-soft">
        <span className="sr-only">{text('liabilities.root')} </span>
        {root}
      </code>
    </li>
  )
}

/** The books that a player can check: what is owed to everybody, and that one's own money is in it. */
const LiabilitiesSection = ({ data }: PageComponentProps<'liabilities'>) => {
  const text = useText<typeof texts>()
  return (
    <section id="liabilities" className="mt-10">
      <h2 className="mb-3 flex items-center gap-2 text-xl font-extrabold">
        <ShieldCheck className="size-6 text-positive" aria-hidden="true" />
        {text('liabilities.heading')}
      </h2>
      <Card>
        <div className="flex flex-col gap-4">
          <p className="text-pretty text-ink-soft">{text('liabilities.lead')}</p>
          {data.books.length === 0 ? (
            <p>{text('liabilities.none')}</p>
          ) : (
            <ul aria-label={text('liabilities.caption')} className="divide-y divide-line">
              {data.books.map((book) => (
                <Published key={book.id} book={book} />
              ))}
            </ul>
          )}
          <CheckBalance />
          <p className="text-sm text-ink-soft">{text('liabilities.how')}</p>
        </div>
      </Card>
    </section>
  )
}

export default LiabilitiesSection
