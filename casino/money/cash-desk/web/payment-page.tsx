import { useSyncExternalStore } from 'react'
import { Link, useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { PaymentStatus } from '../contract.ts'
import type { texts } from '../texts.ts'
import { placeBefore } from './begin-deposit.ts'
import { besidesOf, isAwaited, isOver, wordsOf } from './payment-words.ts'
import { Confirmations, TransferTarget } from './transfer-target.tsx'
import { usePayment } from './use-payment.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const unchanging = () => () => undefined

const Actions = ({ payment }: { readonly payment: PaymentStatus }) => {
  const text = useText<typeof texts>()
  const back = useSyncExternalStore(unchanging, placeBefore, () => null)
  const { status, pageUrl, payTo } = payment
  const is_lost = (status === 'failed' || status === 'expired') && isOver(payment)
  return (
    <div className="mt-6 flex flex-col gap-2">
      {/* A message moves the state alone, so the address may be that of a page where nothing is to be done any more. */}
      {status === 'created' && pageUrl !== null && (
        <a href={pageUrl} className={buttonClass({ size: 'lg', wide: true })}>
          {text(payTo ? 'cash-desk.transfer.page' : 'cash-desk.left-continue')}
        </a>
      )}
      {is_lost && (
        <Link to="/cash/deposit/" className={buttonClass({ size: 'lg', wide: true })}>
          {text('cash-desk.again')}
        </Link>
      )}
      <Link
        to={back ?? '/games/'}
        className={buttonClass({ size: 'lg', wide: true, variant: status === 'completed' ? 'primary' : 'secondary' })}
      >
        {text(back ? 'cash-desk.payment.back' : 'cash-desk.payment.play')}
      </Link>
      <Link to="/profile/?tab=transactions" className={buttonClass({ variant: 'ghost', wide: true })}>
        {text('cash-desk.payment.history')}
      </Link>
    </div>
  )
}

const Facts = ({ payment }: { readonly payment: PaymentStatus }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
      <dt className="text-ink-soft">{text('cash-desk.payment.number')}</dt>
      <dd className="amount text-right">{payment.id}</dd>
      <dt className="text-ink-soft">{text('cash-desk.payment.made')}</dt>
      <dd className="amount text-right">{dateTime(payment.createdAt)}</dd>
    </dl>
  )
}

/** The page to which the provider returns the browser. It shows the payment's state and changes nothing. */
const Payment = ({ first }: { readonly first: PaymentStatus }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const payment = usePayment(first)
  const words = wordsOf(payment)
  const whole = (amount: number): string =>
    formatAmount(amount, { currency: payment.currency, exponent: payment.exponent, locale, trim: true })
  const own = useMain().playerInfo?.playerBalance.currency
  // It came to a wallet that is not played in: said at once, or nobody would find it in the balance above.
  const is_elsewhere = payment.status === 'completed' && own !== undefined && own !== payment.currency
  return (
    <Card>
      <div className="flex flex-col items-center pt-2 text-center" aria-live="polite">
        <Illustration name={words.picture} />
        <h1 className="mt-4 text-2xl font-extrabold text-balance">{text(words.heading)}</h1>
        <Amount
          className="mt-1 text-3xl font-extrabold"
          amount_minor={payment.amount}
          currency={payment.currency}
          exponent={payment.exponent}
          locale={locale}
          sign={payment.status === 'completed' ? 'always' : 'auto'}
          trim
        />
        {is_elsewhere ? (
          <p className="mt-2 text-balance text-ink-soft">
            {text('cash-desk.payment.other-wallet', { currency: payment.currency })}{' '}
            <Link to="/profile/?tab=wallets" className="text-accent-ink underline">
              {text('cash-desk.wallets')}
            </Link>
          </p>
        ) : (
          <p className="mt-2 text-balance text-ink-soft">
            {text(words.text, {
              until: dateTime(payment.waitsUntil),
              needed: payment.payTo?.kind === 'chain' ? payment.payTo.confirmations : 0,
            })}
          </p>
        )}
        {besidesOf(payment).map((key) => (
          <p key={key} className="mt-2 text-sm text-balance">
            {text(key, { ordered: whole(payment.ordered), seen: whole(payment.amount) })}
          </p>
        ))}
        <Confirmations payment={payment} />
        {!isOver(payment) && (
          <Badge tone="info" className="mt-4" icon={<Spinner />}>
            {text('cash-desk.payment.follows')}
          </Badge>
        )}
        {payment.isTest && <p className="mt-1 text-sm text-ink-soft">{text('cash-desk.payment.test')}</p>}
      </div>
      {isAwaited(payment) && <TransferTarget payment={payment} />}
      <Actions payment={payment} />
      <Facts payment={payment} />
    </Card>
  )
}

const Nothing = () => null

const PaymentPage = () => {
  const page = useLoaderData<typeof loader>()
  const first = componentOf(page, 'cash-payment')
  if (!first) return null
  return (
    <PageContainer width="form">
      <Payment key={first.id} first={first} />
      {/* Contributions of other slices, such as what a withdrawal will require. */}
      <PageComponents page={page} own={{ 'cash-payment': Nothing }} />
    </PageContainer>
  )
}

export default PaymentPage
