import { PiggyBank } from 'lucide-react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { logFailure } from '#kernel/web/log-failure.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Progress } from '#ui/progress.tsx'
import type { breakPiggy, PiggyInfo } from '../contract.ts'
import { isReady } from '../rules.ts'
import type { texts } from '../texts.ts'
import { useLagging } from './lagging.ts'
import { keepPiggy, usePiggy } from './piggy-query.ts'

const tones = { inactive: 'neutral', active: 'info', full: 'positive', broken: 'neutral' } as const

const Picture = () => (
  <span className="flex size-20 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
    <PiggyBank className="size-11" aria-hidden="true" />
  </span>
)

/** Breaks the bank. What goes wrong is logged (ER-021); a refusal means that the page was late, and the bank is read anew. */
const useBreaking = (say: (minor: number) => string) => {
  const text = useText<typeof texts>()
  const { is_sending, send } = useCommand<typeof breakPiggy>('POST /rest/money-box/break/', {
    onRefused: ({ error }) => {
      logFailure('piggy bank', error)
      return true
    },
  })
  const breakIt = async (): Promise<void> => {
    const answer = await send({})
    if (!answer?.success) return
    const { paid, ...piggy } = answer
    keepPiggy(piggy)
    notify({ tone: 'positive', title: text('piggy-bank.done', { amount: say(paid) }) })
  }
  return { is_sending, breakIt }
}

/** MB-010, MB-011, MB-012: what is in the bank, and whether it may be broken. */
export const OwnBank = ({ first, percent }: { readonly first: PiggyInfo; readonly percent: number }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { status, moneyBoxAmount, minAmount, maxAmount, delayedAmount, isFilling, currency, exponent } = usePiggy(first)
  const shown = useLagging(moneyBoxAmount)
  const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const { is_sending, breakIt } = useBreaking(say)
  const is_ready = isReady({ status, amount: moneyBoxAmount, min: minAmount })
  return (
    <Card aside={<Badge tone={tones[status]}>{text(`piggy-bank.status.${status}`)}</Badge>} heading={text('piggy-bank.amount')}>
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Picture />
          <div className="min-w-0 flex-1">
            <p className="amount text-3xl font-extrabold" data-piggy-amount>
              {say(shown)}
            </p>
            <Progress
              className="mt-2"
              tone="positive"
              label={text('piggy-bank.amount')}
              value={shown}
              max={maxAmount}
              value_text={text('piggy-bank.of', { amount: say(shown), max: say(maxAmount) })}
            />
            <p className="mt-1 text-sm text-ink-soft">{text('piggy-bank.of', { amount: say(shown), max: say(maxAmount) })}</p>
          </div>
        </div>
        <p className="text-pretty text-ink-soft">
          {isFilling
            ? text('piggy-bank.about', { percent: new Intl.NumberFormat(locale).format(percent) })
            : text('piggy-bank.closed', { min: say(minAmount) })}
        </p>
        {delayedAmount > 0 && <p className="text-sm text-ink-soft">{text('piggy-bank.delayed', { amount: say(delayedAmount) })}</p>}
        {is_ready ? (
          <Button size="lg" wide loading={is_sending} onClick={() => void breakIt()}>
            {text('piggy-bank.break', { amount: say(moneyBoxAmount) })}
          </Button>
        ) : (
          <p className="text-sm font-semibold">{text('piggy-bank.not-yet', { min: say(minAmount) })}</p>
        )}
      </div>
    </Card>
  )
}

export const GuestBank = ({ percent }: { readonly percent: number }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  return (
    <Card>
      <div className="flex flex-col items-start gap-4">
        <Picture />
        <p className="text-pretty text-ink-soft">{text('piggy-bank.about', { percent: new Intl.NumberFormat(locale).format(percent) })}</p>
        <p className="font-semibold">{text('piggy-bank.guest')}</p>
        <Button size="lg" onClick={() => openModal('Register', { redirectUrl: '/piggy-bank/' })}>
          {text('piggy-bank.register')}
        </Button>
      </div>
    </Card>
  )
}
