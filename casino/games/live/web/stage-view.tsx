import { Eye, Users } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Progress } from '#ui/progress.tsx'
import type { texts } from '../texts.ts'
import { tableTimes } from '../tables.ts'
import { BaccaratStage } from './baccarat-stage.tsx'
import { BalloonStage } from './balloon-stage.tsx'
import { DrawStage } from './draw-stage.tsx'
import { useLiveWords } from './live-words.ts'
import { RouletteStage } from './roulette-stage.tsx'
import type { StageProps } from './stage.ts'
import { WheelStage } from './wheel-stage.tsx'

const Scene = (props: StageProps) => {
  const text = useText<typeof texts>()
  const { reached } = useLiveWords()
  const { slug } = props.table
  if (slug === 'live-baccarat')
    return <BaccaratStage {...props} sides={{ player: text('live.side.player'), banker: text('live.side.banker') }} />
  if (slug === 'live-draw') return <DrawStage {...props} />
  if (slug === 'live-balloon') return <BalloonStage {...props} write={reached} />
  return slug === 'live-wheel' ? <WheelStage {...props} /> : <RouletteStage {...props} />
}

const PhaseLine = ({ table, phase }: StageProps) => {
  const text = useText<typeof texts>()
  const { result } = useLiveWords()
  const drawn = table.round?.drawn
  const words =
    phase.name === 'landed' && drawn ? `${text('live.phase.landed')}: ${result(table.slug, drawn)}` : text(`live.phase.${phase.name}`)
  const seconds = Math.ceil(phase.left_ms / 1000)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center justify-between gap-3 text-lg font-extrabold">
        {/* Read out when it changes, and not with every second. */}
        <span aria-live="polite">{words}</span>
        {phase.name === 'betting' && (
          <span className={`amount ${seconds <= 5 ? 'text-warning' : ''}`} aria-hidden="true">
            {text('live.left', { seconds })}
          </span>
        )}
      </p>
      <Progress
        label={text('live.phase.betting')}
        value={phase.left_ms}
        max={tableTimes[table.slug]?.betting_ms ?? 1}
        value_text={text('live.left', { seconds })}
        tone={seconds <= 5 ? 'second' : 'accent'}
      />
    </div>
  )
}

/** What everybody at the table sees: the wheel or the balloon, the phase of the round, who is here. Dark, as the room of a table is. */
export const StageView = (props: StageProps & { readonly size?: 'sm' | 'md' }) => {
  const text = useText<typeof texts>()
  const { table, size = 'md' } = props
  return (
    // Low enough on every screen that the places to bet on are in sight with it.
    <div
      data-theme="dark"
      className="flex min-w-0 flex-col gap-3 rounded-lg bg-surface-1 bg-glow p-3 text-ink inset-ring inset-ring-line sm:p-4"
    >
      <div className="flex flex-wrap gap-2">
        <Badge icon={<Eye aria-hidden="true" />}>{text('live.watching', { count: table.watching })}</Badge>
        <Badge icon={<Users aria-hidden="true" />}>{text('live.players', { count: table.crowd.players })}</Badge>
      </div>
      <div className={size === 'sm' ? 'h-44' : 'h-[clamp(8.5rem,28svh,20rem)]'}>
        <Scene {...props} />
      </div>
      <PhaseLine {...props} />
    </div>
  )
}
