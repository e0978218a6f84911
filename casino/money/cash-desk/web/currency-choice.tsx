import { useText } from '#kernel/web/texts/use-text.tsx'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { CashDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { linkClass } from './link-class.ts'
import type { useChosenCurrency } from './use-chosen-currency.ts'

interface CurrencyChoiceProps {
  readonly desk: Pick<CashDesk, 'currency' | 'currencies'>
  readonly choice: ReturnType<typeof useChosenCurrency>
}

/** WA-011, API-083: what to pay in. The money arrives in the wallet of that currency, which is said where it is not the one that is played in. */
export const CurrencyChoice = ({ desk: { currency, currencies }, choice }: CurrencyChoiceProps) => {
  const text = useText<typeof texts>()
  const [own] = currencies
  if (!own || currencies.length < 2) return null
  return (
    <div className="flex flex-col gap-2" aria-busy={choice.asked_id !== undefined}>
      <Segmented
        label={text('cash-desk.currency')}
        wide
        value={String(choice.asked_id ?? currency.id)}
        options={currencies.map(({ id, iso }) => ({ value: String(id), label: iso }))}
        onChange={(id) => void choice.choose(Number(id))}
      />
      {currency.id !== own.id && (
        <p className="text-sm text-pretty text-ink-soft" aria-live="polite">
          {text('cash-desk.other-wallet', { currency: currency.iso, own: own.iso })}{' '}
          <LeavingLink to="/profile/?tab=wallets" className={linkClass}>
            {text('cash-desk.wallets')}
          </LeavingLink>
        </p>
      )}
      {choice.refused !== undefined && (
        <Notice tone="negative" announce>
          {choice.refused}
        </Notice>
      )}
    </div>
  )
}
