import { useMoney } from '#casino/campaigns/boards/web/api.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Rally, RallyReward, takeRallyReward } from '../contract.ts'
import type { texts } from '../texts.ts'
import { refreshRally } from './rally-query.ts'

const tones: Record<RallyReward['status'], Tone> = {
  locked: 'neutral',
  available: 'accent',
  received: 'positive',
  'given-out': 'neutral',
  missed: 'neutral',
}

/** SA-006: the checkpoints with their rewards; one that waits is taken here. */
export const RallyTowns = ({ rally }: { readonly rally: Rally }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const money = useMoney(rally.settings)
  const { is_sending, send } = useCommand<typeof takeRallyReward>('POST /rest/rally/rewards/{id}/', { refusal: 'notice' })
  const take = async (id: string): Promise<void> => {
    await send({ params: { id } })
    await refreshRally()
  }
  return (
    <Card heading={text('rally.rewards')}>
      <ol aria-label={text('rally.rewards')} className="flex flex-col">
        {rally.checkpoints.map(({ id, title, km, left, amount, prize }) => {
          const status = rally.playerProgress.rewards.find((reward) => reward.id === id)?.status ?? 'locked'
          const reward = amount === null ? (prize?.text ?? '') : money(amount)
          return (
            <li key={id} className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="amount w-16 text-sm text-ink-soft">{text('rally.km', { km })}</span>
                <span className="font-bold">{title}</span>
                <span className="amount ms-auto text-end font-bold text-accent-ink">{reward}</span>
              </span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
                {!(isGuest && status === 'locked') && <Badge tone={tones[status]}>{text(`rally.status.${status}`)}</Badge>}
                {(status === 'available' || status === 'locked') && (
                  <span className="text-xs text-ink-soft">{text('rally.left', { count: left })}</span>
                )}
                {status === 'available' && (
                  <Button size="sm" disabled={is_sending} onClick={() => void take(id)} className="ms-auto">
                    {text('rally.take', { reward })}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
