import { Link } from 'react-router'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Notice } from '#ui/notice.tsx'
import type { PayoutDesk } from '../contract.ts'
import type { texts } from '../texts.ts'

/** Money of other currencies is the player's as well: what there is of it, and how it is paid out (decision 0070). */
export const OtherWallets = ({ desk: { currency, otherWallets } }: { readonly desk: Pick<PayoutDesk, 'currency' | 'otherWallets'> }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  if (otherWallets.length === 0) return null
  const amounts = otherWallets.map((wallet) =>
    formatAmount(wallet.amount, { currency: wallet.currency, exponent: wallet.exponent, locale }),
  )
  return (
    <Notice tone="info">
      {text('payouts.other-wallets', { amounts: new Intl.ListFormat(locale).format(amounts), currency: currency.iso })}{' '}
      <Link to="/profile/?tab=wallets" className="text-accent-ink underline">
        {text('payouts.other-wallets-link')}
      </Link>
    </Notice>
  )
}
