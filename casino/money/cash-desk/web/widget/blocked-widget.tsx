import { LockKeyhole } from 'lucide-react'
import type { Currency } from '#kernel/money/currency.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import type { CashDesk } from '../../contract.ts'
import { depositLimits } from '../../rules.ts'
import type { texts } from '../../texts.ts'
import { desk_path } from '../cash-opener.ts'
import { keepDeposit } from '../stored-deposit.ts'
import { useAmount } from '../use-pay.ts'

/** None is chosen yet: the check at the desk puts the first that is open in its place (WA-010). */
const any_method = 1

interface BlockedProps {
  readonly currency: CashDesk['currency'] & { readonly iso: Currency }
}

/** RO-005: for a guest the widget is locked, and whatever is pressed leads to registration; the amount waits at the desk (WA-008). */
export const BlockedWidget = ({ currency }: BlockedProps) => {
  const text = useText<typeof texts>()
  const { presets, usual, ...limit } = depositLimits(currency.iso)
  const { say } = useAmount({ currency, defaultAmount: usual, limit })
  const register = (amount: number): void => {
    keepDeposit(window.sessionStorage, { currencyId: currency.id, amount, methodId: any_method, bonusId: 0 }, Date.now())
    openModal('Register', { source: 'cash', redirectUrl: desk_path })
  }
  return (
    <div className="@container">
      <div className="flex flex-col gap-3 @2xl:flex-row @2xl:items-center">
        <p className="flex min-w-0 flex-1 gap-2 text-sm text-pretty text-ink-soft">
          <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {text('cash-widget.guest')}
        </p>
        <div className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <Chip key={preset} className="amount flex-1 justify-center rounded-md px-3" onClick={() => register(preset)}>
              {say(preset)}
            </Chip>
          ))}
        </div>
        <Button variant="secondary" onClick={() => register(usual)}>
          {text('cash-widget.guest-go')}
        </Button>
      </div>
    </div>
  )
}
