import { useCommand } from '#kernel/web/forms/use-command.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { Notice } from '#ui/notice.tsx'
import type { confirmLimit, PlayInfo, ShownLimit, updateLimits } from '../contract.ts'
import type { texts } from '../texts.ts'
import { beatNow } from './play-session.ts'

interface WaitingIncreaseProps {
  readonly info: PlayInfo
  readonly limit: ShownLimit
  readonly onInfo: (info: PlayInfo) => void
}

/** Formats an amount of this kind; no amount is no limit. */
const useLimitText = (info: PlayInfo) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  return (kind: ShownLimit['type'], amount: number | null): string => {
    if (amount === null) return text('play-safe.limits.none')
    if (kind === 'session') return `${amount} ${text('play-safe.limits.minutes')}`
    return formatAmount(amount, { currency: info.currency, exponent: info.exponent, locale, trim: true })
  }
}

/** RP-001: a pending increase, its waiting period and its confirmation. Keeping the current limit is the easier choice. */
export const WaitingIncrease = ({ info, limit, onInfo }: WaitingIncreaseProps) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const limitText = useLimitText(info)
  const confirming = useCommand<typeof confirmLimit>('POST /rest/responsible-play/confirm-increase/', { refusal: 'notice' })
  const dropping = useCommand<typeof updateLimits>('POST /rest/responsible-play/update-limits/', { refusal: 'notice' })
  const { type, period, increase, amount } = limit
  if (!increase) return null
  const is_ready = increase.isConfirmable
  const is_sending = confirming.is_sending || dropping.is_sending
  const send = async (confirms: boolean): Promise<void> => {
    const answer = confirms
      ? await confirming.send({ body: { type, period } })
      : await dropping.send({ body: { limits: [{ type, period, amount }] } })
    if (!answer?.success) return
    if (confirms) notify({ tone: 'positive', title: text('play-safe.increase.confirmed') })
    onInfo(answer.data)
    await beatNow()
  }
  const asked = { period: text(`play-safe.period.${period}`), amount: limitText(type, increase.amount) }
  return (
    <Notice tone="info" className="mt-1">
      <p>
        {is_ready
          ? text('play-safe.increase.ready', { ...asked, till: dateTime(increase.lapsesAt) })
          : text('play-safe.increase.to', { ...asked, at: dateTime(increase.confirmableAt) })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" loading={is_sending} onClick={() => void send(false)}>
          {text('play-safe.increase.drop')}
        </Button>
        {is_ready && (
          <Button size="sm" variant="ghost" loading={is_sending} onClick={() => void send(true)}>
            {text('play-safe.increase.confirm')}
          </Button>
        )}
      </div>
    </Notice>
  )
}
