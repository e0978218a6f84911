import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../texts.ts'
import { AmountField } from './amount-field.tsx'
import { MethodChoice } from './method-choice.tsx'
import { closedFor, RestrictedDesk } from './restricted-desk.tsx'
import { useDesk, type DeskParts } from './use-desk.ts'

/** What a careful player wants to know before paying. */
const SmallPrint = () => {
  const text = useText<typeof texts>()
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      <p className="flex gap-2">
        <ShieldCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {text('cash-desk.leaving')}
      </p>
      <p>
        {text('cash-desk.responsible')}{' '}
        <Link to="/responsible-play/" className="inline-block text-accent-ink underline">
          {text('cash-desk.responsible-link')}
        </Link>
      </p>
    </div>
  )
}

export const TestNotice = () => {
  const text = useText<typeof texts>()
  return (
    <Notice tone="info" heading={text('cash-desk.test-heading')}>
      {text('cash-desk.test-text')}
    </Notice>
  )
}

const OpenDesk = (parts: DeskParts) => {
  const text = useText<typeof texts>()
  const { desk } = parts
  const { amount, method_id, setMethod, told, sending, pay } = useDesk(parts)
  if (desk.methods.length === 0)
    return (
      <EmptyState
        picture={<Illustration name="deposit" />}
        heading={text('cash-desk.closed')}
        action={
          <Link to="/games/" className={buttonClass({ variant: 'secondary' })}>
            {text('cash-desk.payment.play')}
          </Link>
        }
      >
        {text('deposits-closed')}
      </EmptyState>
    )
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      {told && (
        <Notice tone={told.tone} announce>
          {told.text}
        </Notice>
      )}
      <AmountField desk={desk} amount={amount} />
      <MethodChoice methods={desk.methods} chosen={method_id} onChoose={setMethod} />
      {desk.methods.some(({ id, isTest }) => id === method_id && isTest) && <TestNotice />}
      <Button type="submit" size="lg" wide loading={sending}>
        {amount.amount === null ? text('cash-desk.pay-any') : text('cash-desk.pay', { amount: amount.say(amount.amount) })}
      </Button>
      <SmallPrint />
    </form>
  )
}

/** The desk of a player, the same on its page and over any other: choose, press, pay at the provider's. */
export const DeskForm = (parts: DeskParts) => {
  const restriction = closedFor(useMain()['playRestriction'])
  return restriction ? <RestrictedDesk restriction={restriction} /> : <OpenDesk {...parts} />
}
