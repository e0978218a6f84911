import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { texts } from '../texts.ts'
import { JoinButton } from './join-button.tsx'
import type { LiveRaceProps } from './live-race.ts'
import { Podium } from './podium.tsx'
import { RaceCountdown } from './race-countdown.tsx'
import { useMoney } from './race-words.ts'
import { useIsOver } from './use-remaining.ts'

/** A small light that says "live". It does not blink: the rows move by themselves. */
export const LiveDot = () => (
  <span className="grid size-3.5 place-items-center rounded-full bg-positive-soft" aria-hidden="true">
    <span className="size-2 rounded-full bg-positive" />
  </span>
)

const RaceState = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  if (useIsOver(race, skew_ms)) return <Badge>{text('races.over')}</Badge>
  return (
    <Badge tone="positive" icon={<LiveDot />}>
      {text('races.running')}
    </Badge>
  )
}

/** What the race is, how long it lasts, and who leads it. */
export const RaceHero = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const money = useMoney(race)
  const is_closed = useIsPlayClosed()
  const places = Math.max(0, ...race.prizes.map(({ to }) => to))
  return (
    <section
      data-theme="dark"
      className="relative isolate grid overflow-clip rounded-2xl bg-surface-1 bg-glow text-ink shadow-mid inset-ring inset-ring-line md:grid-cols-[minmax(0,1fr)_minmax(280px,0.8fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,0.72fr)]"
    >
      <div className="flex flex-col items-start justify-center gap-3 p-5 md:p-8 xl:p-11">
        <RaceState race={race} skew_ms={skew_ms} />
        <h1 className="text-3xl font-extrabold md:text-4xl">{race.title}</h1>
        <p className="max-w-120 text-ink-soft md:text-lg">{text('races.promise', { fund: money(race.prizeFund), places })}</p>
        <RaceCountdown race={race} skew_ms={skew_ms} />
        <div className="mt-1 flex w-full flex-wrap gap-2.5 *:max-sm:flex-1 sm:gap-3">
          <JoinButton race={race} skew_ms={skew_ms} />
          {!is_closed && (
            <a href="#race-games" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
              {text('races.to-games')}
            </a>
          )}
        </div>
      </div>
      <Podium race={race} />
    </section>
  )
}
