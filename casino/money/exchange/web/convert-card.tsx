import { useState } from 'react'
import { exponentOf } from '#kernel/money/currency.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Wallet, Wallets } from '../contract.ts'
import type { texts } from '../texts.ts'
import { Offer } from './offer.tsx'
import { useConvert } from './use-convert.ts'

interface FormProps {
  readonly wallets: readonly Wallet[]
  readonly from: Wallet
  readonly to: Wallet
  readonly chooseFrom: (currency: string) => void
  readonly chooseTo: (currency: string) => void
}

const ConvertForm = ({ wallets, from, to, chooseFrom, chooseTo }: FormProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const say = (minor: number, currency: string): string => formatAmount(minor, { currency, exponent: exponentOf(currency), locale })
  const form = useConvert(from, to, say)
  const options = (but?: string) =>
    wallets.filter(({ currency }) => currency !== but).map(({ currency }) => ({ value: currency, label: currency }))
  const choose = (how: (currency: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    form.amount.clear()
    form.drop()
    how(event.target.value)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.ask()
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <SelectField label={text('exchange.from')} value={from.currency} onChange={choose(chooseFrom)} options={options()} />
        <SelectField label={text('exchange.to')} value={to.currency} onChange={choose(chooseTo)} options={options(from.currency)} />
      </div>
      <AmountField
        label={text('exchange.amount')}
        hint={text('exchange.available', { amount: say(from.amount, from.currency) })}
        amount={form.amount}
        all={{ label: text('exchange.all'), amount: from.amount }}
      />
      {form.quote ? (
        <Offer
          gives={say(form.quote.gives, form.quote.from)}
          gets={say(form.quote.gets, form.quote.to)}
          seconds={form.seconds}
          is_sending={form.is_sending}
          take={() => void form.take()}
          again={() => void form.ask()}
          drop={form.drop}
        />
      ) : (
        <Button type="submit" size="lg" wide loading={form.is_sending}>
          {text('exchange.ask')}
        </Button>
      )}
    </form>
  )
}

/** Cash of one wallet into another, at a rate that is shown first. */
export const ConvertCard = ({ data: { wallets, closed } }: { readonly data: Wallets }) => {
  const text = useText<typeof texts>()
  const [from_chosen, setFrom] = useState<string>()
  const [to_chosen, setTo] = useState<string>()
  const filled = wallets.filter(({ amount }) => amount > 0)
  // Money that is not played with is what somebody comes here for; it goes where they play.
  const from = wallets.find(({ currency }) => currency === from_chosen) ?? filled.find(({ isCurrent }) => !isCurrent) ?? filled[0]
  const others = wallets.filter(({ currency }) => currency !== from?.currency)
  const to = others.find(({ currency }) => currency === to_chosen) ?? others.find(({ isCurrent }) => isCurrent) ?? others[0]
  return (
    <Card heading={text('exchange.heading')}>
      {closed !== null ? (
        <Notice>{text(`exchange-${closed}`)}</Notice>
      ) : from && to ? (
        <ConvertForm wallets={wallets} from={from} to={to} chooseFrom={setFrom} chooseTo={setTo} />
      ) : (
        <p className="text-sm text-pretty text-ink-soft">{text('exchange.nothing')}</p>
      )}
    </Card>
  )
}
