import { useEffect } from 'react'
import { openModal, openModals } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { CashDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { DepositAmount } from './deposit-amount.tsx'
import { ClosedDesk } from './closed-desk.tsx'
import { desk_path } from './cash-opener.ts'
import { TestNotice } from './desk-form.tsx'
import { keepDeposit } from './stored-deposit.ts'
import { useAmount } from './use-pay.ts'

/** After registration or log-in the way leads back to the desk. */
const wish = { source: 'cash', redirectUrl: desk_path }

/** A guest may choose an amount; the desk itself begins with registration. */
export const GuestForm = ({ desk }: { readonly desk: CashDesk }) => {
  const text = useText<typeof texts>()
  const amount = useAmount(desk)
  const is_closed = desk.methods.length === 0
  useEffect(() => {
    if (!is_closed && openModals().length === 0) openModal('Register', wish)
  }, [is_closed])

  const goOn = (modal: 'Register' | 'Login'): void => {
    const chosen = amount.check()
    if (chosen === null) return
    const [method] = desk.methods
    const stored = { currencyId: desk.currency.id, amount: chosen, methodId: method?.id ?? 0, bonusId: desk.bonusId }
    keepDeposit(window.sessionStorage, stored, Date.now())
    openModal(modal, wish)
  }

  if (is_closed) return <ClosedDesk />
  return (
    <form
      noValidate
      data-tracked="Deposit"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        goOn('Register')
      }}
    >
      <p className="text-ink-soft">{text('cash-desk.guest-text')}</p>
      <DepositAmount desk={desk} amount={amount} />
      {desk.methods.some(({ isTest }) => isTest) && <TestNotice />}
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" wide>
          {text('cash-desk.guest-continue')}
        </Button>
        <Button variant="ghost" wide onClick={() => goOn('Login')}>
          {text('cash-desk.guest-log-in')}
        </Button>
      </div>
    </form>
  )
}
