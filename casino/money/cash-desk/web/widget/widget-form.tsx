import { formatAmount } from '#kernel/money/format-amount.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { LeavingLink } from '#kernel/web/page/leaving-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { PaymentStatus } from '../../contract.ts'
import type { texts } from '../../texts.ts'
import { DepositAmount } from '../deposit-amount.tsx'
import { linkClass } from '../link-class.ts'
import { usePayment } from '../use-payment.ts'
import { useWidget, type WidgetParts } from './use-widget.ts'

/** Where the payment of the last press stands, without leaving the page: in a game the round goes on. */
const Paid = ({ first }: { readonly first: PaymentStatus }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { id, status, amount, currency, exponent } = usePayment(first)
  const is_lost = status === 'failed' || status === 'expired'
  const words = status === 'completed' ? 'cash-widget.completed' : is_lost ? 'cash-widget.failed' : 'cash-widget.paid'
  return (
    <Notice tone={status === 'completed' ? 'positive' : is_lost ? 'negative' : 'info'} announce>
      <p>{text(words, { amount: formatAmount(amount, { currency, exponent, locale, trim: true }) })}</p>
      <LeavingLink to={`/cash/payment/${id}/`} className={linkClass}>
        {text('cash-widget.details')}
      </LeavingLink>
    </Notice>
  )
}

/** The bonus that may be had with a deposit: never chosen here, because its terms stand at the desk. */
const Bonus = ({ widget: { bonusDto }, say, open }: WidgetBonusProps) => {
  const text = useText<typeof texts>()
  if (!bonusDto) return null
  const { id, title, percent, most, leastDeposit } = bonusDto
  return (
    <p className="text-sm text-pretty">
      {text('cash-widget.bonus', { title, percent, most: say(most), least: say(leastDeposit) })}{' '}
      <button type="button" className="font-semibold text-accent-ink underline" onClick={() => open(id, leastDeposit)}>
        {text('cash-widget.bonus-terms')}
      </button>
    </p>
  )
}

interface WidgetBonusProps extends Pick<WidgetParts, 'widget'> {
  readonly say: (amount: number) => string
  readonly open: (bonus_id: number, least: number) => void
}

/** EN-053: the small form. It starts with the amount and the way of the last time; everything else is one press away, at the desk. */
export const WidgetForm = (parts: WidgetParts) => {
  const text = useText<typeof texts>()
  const { widget, leave } = parts
  const { amount, way, told, sending, suspended_s, paid, pay } = useWidget(parts)
  const openDesk = (bonus_id: number, least = 0): void => {
    leave()
    openModal('CashDesk', { location: 'widget', bonus_id, amount: Math.max(amount.amount ?? widget.defaultAmount, least) })
  }
  const submit = (): void => {
    if (way.kind !== 'choice') void pay()
    else if (amount.check() !== null) openDesk(0)
  }
  return (
    <form
      noValidate
      data-tracked="Deposit"
      className="@container flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {told && (
        <Notice tone={told.tone} announce>
          {told.text}
        </Notice>
      )}
      {paid && <Paid key={paid.id} first={paid} />}
      <div className="flex flex-col gap-3 @2xl:flex-row @2xl:items-start">
        <DepositAmount
          className="min-w-0 flex-1 @2xl:flex-row @2xl:items-start @2xl:*:first:flex-1 @2xl:*:first:pt-7"
          desk={{ limit: widget.currencyLimit, presets: widget.currencyPreset }}
          amount={amount}
          label={text('cash-widget.amount')}
        />
        <div className="flex shrink-0 flex-col gap-1.5 @2xl:w-64 @2xl:pt-7">
          <Button type="submit" size="lg" wide loading={sending} aria-disabled={suspended_s > 0}>
            {suspended_s > 0
              ? text('cash-desk.suspended', { count: suspended_s })
              : amount.amount === null
                ? text('cash-widget.pay-any')
                : text('cash-widget.pay', { amount: amount.say(amount.amount) })}
          </Button>
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-ink-soft">
            {way.kind === 'choice' ? text('cash-widget.by-choice') : text(`cash-widget.by-${way.kind}`, way.said)}
            {way.is_test && <Badge tone="info">{text('cash-widget.test')}</Badge>}
          </p>
        </div>
      </div>
      <Bonus widget={widget} say={amount.say} open={openDesk} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <button type="button" className="text-accent-ink underline" onClick={() => openDesk(0)}>
          {text('cash-widget.others')}
        </button>
        <LeavingLink to="/responsible-play/" className={linkClass}>
          {text('cash-desk.responsible-link')}
        </LeavingLink>
      </p>
    </form>
  )
}
