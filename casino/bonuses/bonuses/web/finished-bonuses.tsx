import { useCommand } from '#kernel/web/forms/use-command.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { BonusView, restoreBonus } from '../contract.ts'
import type { pageTexts as texts } from '../page-texts.ts'

const Row = ({ bonus }: { readonly bonus: BonusView }) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const { is_sending, send } = useCommand<typeof restoreBonus>('POST /rest/bonuses/{id}/restore/', { refusal: 'notice' })
  const { id, title, status, amount, converted, currency, exponent, endedAt } = bonus
  const restore = async (): Promise<void> => {
    if ((await send({ params: { id } })) !== null) await reloadPage()
  }
  const money = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  const result = [
    endedAt !== null && dateTime(endedAt),
    amount !== null && text('bonuses.gave', { amount: money(amount) }),
    converted > 0 && text('bonuses.converted', { amount: money(converted) }),
    status === 'complete' && converted === 0 && text('bonuses.nothing-left'),
  ]
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line py-2.5 first:border-t-0">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-xs text-ink-soft">{result.filter(Boolean).join(' · ')}</span>
      </span>
      <Badge tone={status === 'complete' && converted > 0 ? 'positive' : 'neutral'}>{text(`bonuses.status.${status}`)}</Badge>
      {bonus.canRestore && (
        <Button size="sm" variant="secondary" loading={is_sending} onClick={() => void restore()}>
          {text('bonuses.restore')}
        </Button>
      )}
    </li>
  )
}

/** Bonuses that have ended, with what came of each; one that was given up untaken can be had back. */
export const FinishedBonuses = ({ bonuses }: { readonly bonuses: readonly BonusView[] }) => {
  const text = useText<typeof texts>()
  if (bonuses.length === 0) return null
  return (
    <Card heading={text('bonuses.finished')}>
      <ul>
        {bonuses.map((bonus) => (
          <Row key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </Card>
  )
}
