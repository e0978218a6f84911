import { LockOpen, Vault } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { Amount } from '#ui/amount.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { HoldAmount, MoneyBox } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useBox } from './box-query.ts'
import { collect } from './collect.ts'

const Sums = ({ box }: { readonly box: MoneyBox }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { balance, currency, exponent } = box
  const format = { currency, exponent, locale }
  return (
    <div className="rounded-lg bg-surface-2 p-4">
      <p className="text-sm text-ink-soft">{text('money-box.total')}</p>
      <Amount {...format} amount_minor={balance.total} className="text-3xl font-extrabold" />
      <dl className="mt-3 grid grid-cols-2 gap-3 border-t border-line pt-3 text-sm">
        <div>
          <dt className="flex items-center gap-1.5 text-ink-soft">
            <LockOpen className="size-4" aria-hidden="true" />
            {text('money-box.principal')}
          </dt>
          <dd>
            <Amount {...format} amount_minor={balance.principal} className="font-bold" />
          </dd>
        </div>
        <div>
          <dt className="flex items-center gap-1.5 text-ink-soft">
            <Vault className="size-4" aria-hidden="true" />
            {text('money-box.hold')}
          </dt>
          <dd>
            <Amount {...format} amount_minor={balance.hold} className="font-bold" />
          </dd>
        </div>
      </dl>
    </div>
  )
}

const Item = ({ item, currency, exponent }: { readonly item: HoldAmount } & Pick<MoneyBox, 'currency' | 'exponent'>) => {
  const text = useText<typeof texts>()
  const { locale, date } = useFormats()
  const { refetch } = useBox()
  const [sending, setSending] = useState(false)
  const amount = formatAmount(item.amount, { currency, exponent, locale, trim: true })
  const press = async (): Promise<void> => {
    setSending(true)
    const is_collected = await collect(item.transactionId, text('moneyBox.successCollect.toast.title'), amount)
    setSending(false)
    if (!is_collected) void refetch()
  }
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="amount font-bold">{amount}</p>
        <p className="text-sm text-ink-soft">
          {text(item.isDue ? 'money-box.item.due' : 'money-box.item.till', { date: date(item.holdTill) })} ·{' '}
          {text('money-box.item.number', { id: item.transactionId })}
        </p>
      </div>
      <Button size="sm" variant={item.isDue ? 'primary' : 'secondary'} loading={sending} onClick={() => void press()}>
        {text(item.isDue ? 'money-box.item.collect' : 'money-box.item.collect-early')}
        <span className="sr-only">
          {amount}, {text('money-box.item.number', { id: item.transactionId })}
        </span>
      </Button>
    </li>
  )
}

/** MB-001: principal, hold and total, and what is held till when. */
export const BoxOverview = ({ box, putAside }: { readonly box: MoneyBox; readonly putAside: () => void }) => {
  const text = useText<typeof texts>()
  return (
    <div className="flex flex-col gap-5">
      <Sums box={box} />
      {box.holdAmounts.length === 0 ? (
        <EmptyState
          picture={<Illustration name="waiting" />}
          heading={text('money-box.empty.heading')}
          action={<Button onClick={putAside}>{text('money-box.empty.action')}</Button>}
        >
          {text('money-box.empty.text')}
        </EmptyState>
      ) : (
        <section>
          <h3 className="flex items-baseline justify-between gap-3 font-bold">
            {text('money-box.items')}
            <span className="amount text-sm font-normal text-ink-soft">
              {text('money-box.items.count', { count: box.holdAmounts.length, most: box.holdTransactionLimit })}
            </span>
          </h3>
          <ul className="divide-y divide-line">
            {box.holdAmounts.map((item) => (
              <Item key={item.transactionId} item={item} currency={box.currency} exponent={box.exponent} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
