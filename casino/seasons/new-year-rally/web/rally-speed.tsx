import { useMoney } from '#casino/campaigns/boards/web/api.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Rally } from '../contract.ts'
import type { texts } from '../texts.ts'

/** SA-006: the speed stages and what brings them. Nothing here asks for a deposit. */
export const RallySpeed = ({ rally }: { readonly rally: Rally }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const money = useMoney(rally.settings)
  return (
    <Card heading={text('rally.stages')}>
      <ul aria-label={text('rally.stages')} className="flex flex-col">
        {rally.speedStages.map(({ id, title, speed, deposits, minDeposit }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0">
            <span className="font-bold">{title}</span>
            {!isGuest && rally.playerProgress.speed === speed && <Badge tone="accent">{text('rally.stage.now')}</Badge>}
            <span className="amount ms-auto font-bold">{text('rally.speed', { speed })}</span>
            <span className="basis-full text-sm text-ink-soft">
              {deposits === 0 ? text('rally.stage.free') : text('rally.stage.deposits', { count: deposits, amount: money(minDeposit) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-pretty text-ink-soft">{text('rally.stages.note')}</p>
    </Card>
  )
}
