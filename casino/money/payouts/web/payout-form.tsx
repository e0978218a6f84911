import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { AmountField } from '#ui/amount-field.tsx'
import { Amount } from '#ui/amount.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import type { PayoutDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { type PayoutFormState, usePayoutForm } from './use-payout-form.ts'
import { useUsualTime } from './use-usual-time.ts'

interface PartProps {
  readonly desk: PayoutDesk
  readonly form: PayoutFormState
}

const Destination = ({ desk, form }: PartProps) => {
  const text = useText<typeof texts>()
  const { method, faults } = form
  if (!method) return null
  const owed = desk.methods.flatMap(({ destinations }) => destinations).filter((one) => one.owed > 0)
  return (
    <>
      {desk.methods.length > 1 && (
        <SelectField
          label={text('payouts.method')}
          value={String(method.id)}
          onChange={(event) => form.chooseMethod(Number(event.target.value))}
          options={desk.methods.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      )}
      {method.requisites === 'instrument' ? (
        <SelectField
          id={form.requisites_id}
          label={text('payouts.destination')}
          value={form.destination_id ?? ''}
          error={faults.destination}
          onChange={(event) => form.chooseDestination(event.target.value)}
          options={method.destinations.map(({ id, label }) => ({ value: id, label }))}
        />
      ) : (
        <TextField
          id={form.requisites_id}
          name="iban"
          label={text('payouts.iban')}
          hint={text('payouts.iban-hint')}
          error={faults.iban}
          value={form.iban}
          onChange={(event) => form.typeIban(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={42}
        />
      )}
      {owed.map(({ id, label, owed: minor }) => (
        <p key={id} className="text-sm text-ink-soft">
          {text(minor < desk.limit.min ? 'payouts.owed-small' : 'payouts.owed', { label, amount: form.say(minor) })}
        </p>
      ))}
      {method.tests.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{text('payouts.tests')}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {method.tests.map(({ value, title }) => (
              <li key={value}>
                <button
                  type="button"
                  className="amount min-h-8 text-left break-all text-accent-ink underline"
                  onClick={() => form.typeIban(value)}
                >
                  {value}
                </button>{' '}
                <span className="text-ink-soft">{title}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const SmallPrint = ({ desk, form }: PartProps) => {
  const text = useText<typeof texts>()
  const usual = useUsualTime()
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      {form.method?.usualTime && <p>{usual(form.method.usualTime)}</p>}
      <p>
        {text('payouts.decided', { amount: form.say(desk.automaticLimit) })}{' '}
        <Link to="/turbo-cashout/" className="text-accent-ink underline">
          {text('payouts.turbo-link')}
        </Link>
      </p>
    </div>
  )
}

/** Where to, how much, one press. */
export const PayoutForm = ({ desk }: { readonly desk: PayoutDesk }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const form = usePayoutForm(desk)
  const { currency, available, limit } = desk
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send()
      }}
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">{text('payouts.available')}</span>
        <Amount
          className="text-xl font-extrabold"
          amount_minor={available}
          currency={currency.iso}
          exponent={currency.exponent}
          locale={locale}
          trim
        />
      </p>
      {form.faults.form && (
        <Notice tone="negative" announce>
          {form.faults.form}
        </Notice>
      )}
      <Destination desk={desk} form={form} />
      <AmountField
        label={text('payouts.amount')}
        hint={text('payouts.bounds', { min: form.say(limit.min), max: form.say(limit.max) })}
        amount={form.amount}
        all={{ label: text('payouts.all'), amount: available }}
      />
      <Button type="submit" size="lg" wide loading={form.sending}>
        {form.amount.amount ? text('payouts.ask', { amount: form.say(form.amount.amount) }) : text('payouts.ask-any')}
      </Button>
      <SmallPrint desk={desk} form={form} />
    </form>
  )
}
