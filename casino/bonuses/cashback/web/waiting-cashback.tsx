import { Link } from 'react-router'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { usePending } from '#kernel/web/forms/use-pending.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import type { CashbackPageData, CashbackView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { chooseNext, takeCashback } from './take-cashback.ts'
import { useCashbackName } from './use-cashback-name.ts'
import { WorkedSum } from './worked-sum.tsx'

const useTaking = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const [sending, run] = usePending()
  const take = (id: number | 'all', of: Pick<CashbackView, 'currency' | 'exponent'>): void => {
    const say = (minor: number): string => formatAmount(minor, { ...of, locale, trim: true })
    const done = (amount: string): string => text('cashback.done', { amount })
    run(() => takeCashback(id, { say, done, failed: text('cashback.failed') }))
  }
  return { sending, take }
}

const WaitingCard = ({ cashback, most, is_one }: { readonly cashback: CashbackView; readonly most: number; readonly is_one: boolean }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const nameOf = useCashbackName()
  const { sending, take } = useTaking()
  const { id, currency, exponent, amount, isCurrent, takeBy } = cashback
  const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  return (
    <Card heading={nameOf(cashback)} aside={isCurrent && !is_one && <Badge tone="accent">{text('cashback.next')}</Badge>}>
      <div className="flex flex-col gap-4">
        <p className="amount text-3xl font-extrabold" data-cashback-amount>
          {say(amount)}
        </p>
        <WorkedSum cashback={cashback} most={most} say={say} />
        <p className="text-sm text-ink-soft">{text('cashback.take-by', { moment: dateTime(takeBy) })}</p>
        <div className="flex flex-col gap-2">
          <Button size="lg" wide loading={sending} onClick={() => take(id, cashback)}>
            {text('cashback.take', { amount: say(amount) })}
          </Button>
          {!isCurrent && (
            <Button wide variant="ghost" onClick={() => void chooseNext(id, text('cashback.failed'))}>
              {text('cashback.choose')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

const Nothing = ({ week }: { readonly week: NonNullable<CashbackPageData['own']>['week'] }) => {
  const text = useText<typeof texts>()
  const { date, dateTime } = useFormats()
  return (
    <EmptyState
      picture={<Illustration name="no-bonuses" />}
      heading={text('cashback.nothing.heading')}
      action={
        <Link to="/responsible-play/" className={buttonClass({ variant: 'secondary' })}>
          {text('cashback.nothing.action')}
        </Link>
      }
    >
      {text('cashback.nothing', { from: date(week.from), to: date(week.to), moment: dateTime(week.countedAt) })}
    </EmptyState>
  )
}

/** What can be taken, each with its sum worked through. */
export const WaitingCashback = ({ data, own }: { readonly data: CashbackPageData; readonly own: NonNullable<CashbackPageData['own']> }) => {
  const text = useText<typeof texts>()
  const { sending, take } = useTaking()
  const { waiting, week } = own
  if (waiting.length === 0) return <Nothing week={week} />
  return (
    <section className="flex flex-col gap-4">
      <header className="flex items-center justify-between gap-3">
        <h2 className="text-xl font-extrabold">{text('cashback.waiting')}</h2>
        {waiting.length > 1 && (
          <Button loading={sending} onClick={() => take('all', data)}>
            {text('cashback.take-all')}
          </Button>
        )}
      </header>
      <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-2">
        {waiting.map((cashback) => (
          <WaitingCard key={cashback.id} cashback={cashback} most={data.most} is_one={waiting.length === 1} />
        ))}
      </div>
    </section>
  )
}
