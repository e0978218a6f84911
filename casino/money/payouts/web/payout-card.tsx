import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { Payout } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useUsualTime } from './use-usual-time.ts'

const tones: Record<Payout['status'], Tone> = {
  review: 'warning',
  approved: 'info',
  processing: 'info',
  paid: 'positive',
  returned: 'negative',
  failed: 'negative',
  rejected: 'negative',
  cancelled: 'neutral',
}

/** Where it stands, who has it, how long it may take, or why it came to nothing. */
const Stage = ({ payout }: { readonly payout: Payout }) => {
  const text = useText<typeof texts>()
  const usual = useUsualTime()
  const { holder, reason, message, usualTime } = payout
  if (reason === 'house') return <p className="mt-1 text-sm break-words">{text('payouts.why.house', { words: message ?? '' })}</p>
  if (reason !== null) return <p className="mt-1 text-sm">{text(`payouts.why.${reason}`)}</p>
  if (holder === null) return null
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {text(`payouts.with.${holder}`)}. {usualTime && usual(usualTime)}
    </p>
  )
}

const Steps = ({ steps }: Pick<Payout, 'steps'>) => {
  const text = useText<typeof texts>()
  const { exactTime } = useFormats()
  return (
    <Disclosure className="mt-3" summary={text('payouts.steps')}>
      <ol className="flex flex-col gap-1 text-sm">
        {steps.map(({ status, at }) => (
          <li key={status} className="flex flex-wrap justify-between gap-x-4">
            <span>{text(`payouts.state.${status}`)}</span>
            <time className="amount ml-auto text-ink-soft" dateTime={at}>
              {exactTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

export const PayoutCard = ({ payout }: { readonly payout: Payout }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const { id, status, amount, currency, exponent, method, destination, createdAt, steps, canCancel, isTest } = payout
  return (
    <li className="py-4 first:pt-0 last:pb-0" aria-live="polite">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Amount className="text-lg font-bold" amount_minor={amount} currency={currency} exponent={exponent} locale={locale} trim />
        <span className="flex gap-1.5">
          {isTest && <Badge>{text('payouts.test')}</Badge>}
          <Badge tone={tones[status]}>{text(`payouts.state.${status}`)}</Badge>
        </span>
      </div>
      <p className="text-sm text-ink-soft">
        {method}, <span className="amount">{destination}</span>
      </p>
      <Stage payout={payout} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="amount text-xs text-ink-soft">
          {text('payouts.number', { id })}, {dateTime(createdAt)}
        </p>
        {canCancel && (
          <Button size="sm" variant="ghost" onClick={() => openModal('PayoutCancel', { payout_id: id })}>
            {text('payouts.cancel')}
          </Button>
        )}
      </div>
      {steps.length > 1 && <Steps steps={steps} />}
    </li>
  )
}
