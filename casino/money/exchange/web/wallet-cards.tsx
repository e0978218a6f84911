import { Wallet as WalletIcon } from 'lucide-react'
import { useChangeCurrency } from '#casino/players/profile/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { Wallet, Wallets } from '../contract.ts'
import type { texts } from '../texts.ts'

/** "долар США", as the page's language calls it; the code of what has no name. */
const nameOf = (currency: string, locale: string): string =>
  /^[A-Z]{3}$/.test(currency) ? (new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency) : currency

interface CardProps {
  readonly wallet: Wallet
  readonly current: Wallet
  readonly is_sending: boolean
  readonly play: () => void
}

const WalletCard = ({ wallet, current, is_sending, play }: CardProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { currencyId, currency, exponent, amount, isCurrent, unitBrings } = wallet
  const worth = unitBrings === null ? null : formatAmount(unitBrings, { currency: current.currency, exponent: current.exponent, locale })
  return (
    <li
      data-wallet={currency}
      className={classNames(
        'flex flex-col gap-1 rounded-lg bg-surface-1 p-4 shadow-low inset-ring',
        isCurrent ? 'inset-ring-2 inset-ring-accent-mark' : 'inset-ring-line',
      )}
    >
      <span className="flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        <WalletIcon className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 truncate first-letter:uppercase">{nameOf(currency, locale)}</span>
      </span>
      <Amount amount_minor={amount} currency={currency} exponent={exponent} locale={locale} className="text-2xl font-extrabold" />
      <span className="min-h-5 text-sm text-ink-soft">
        {!isCurrent && worth !== null && text('exchange.rate', { from: currency, amount: worth })}
      </span>
      <span className="mt-2 flex min-h-10 flex-wrap items-center gap-1">
        {isCurrent ? (
          <Badge tone="accent" className="mr-auto">
            {text('exchange.current')}
          </Badge>
        ) : (
          <Button size="sm" variant="secondary" loading={is_sending} onClick={play}>
            {text('exchange.play', { currency })}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={text('exchange.deposit-in', { currency })}
          onClick={() => openModal('CashDesk', { currency_id: currencyId, location: 'wallets' })}
        >
          {text('exchange.deposit')}
        </Button>
      </span>
    </li>
  )
}

/** Each currency with its cash; one of them is played in, and another is chosen by a press. */
export const WalletCards = ({ wallets: { wallets, rates, marginPercent } }: { readonly wallets: Wallets }) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const { refused, is_sending, change } = useChangeCurrency()
  const current = wallets.find(({ isCurrent }) => isCurrent)
  if (!current) return null
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 xl:grid-cols-4">
        {wallets.map((wallet) => (
          <WalletCard
            key={wallet.currency}
            wallet={wallet}
            current={current}
            is_sending={is_sending}
            play={() => void change(wallet.currencyId)}
          />
        ))}
      </ul>
      {rates && (
        <p className="text-sm text-ink-soft">
          {text(rates.source === 'fixed' ? 'exchange.rates.fixed' : 'exchange.rates.national-bank', {
            at: date(rates.at),
            percent: marginPercent,
          })}
        </p>
      )}
      <RefusedNotice tone="warning">{refused}</RefusedNotice>
    </div>
  )
}
