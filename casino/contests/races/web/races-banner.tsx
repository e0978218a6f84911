import { Link } from 'react-router'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { Race } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLiveRace, type LiveRaceProps } from './live-race.ts'
import { RaceCountdown } from './race-countdown.tsx'
import { LiveDot } from './race-hero.tsx'
import { useMoney } from './race-words.ts'
import { useIsOver } from './use-remaining.ts'

const Banner = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const money = useMoney(race)
  const is_over = useIsOver(race, skew_ms)
  const [leader] = race.winners
  return (
    <section
      data-theme="dark"
      className="relative isolate flex flex-col gap-4 overflow-clip rounded-2xl bg-surface-1 bg-glow p-5 text-ink shadow-mid inset-ring inset-ring-line md:flex-row md:items-center md:gap-8 md:px-8 md:py-6"
    >
      <ArtIcon name="trophy" size={76} className="max-md:absolute max-md:end-4 max-md:top-4 max-md:size-14" />
      <div className="min-w-0 flex-1">
        <p className={`flex items-center gap-2 text-sm font-semibold ${is_over ? 'text-ink-soft' : 'text-positive'}`}>
          {!is_over && <LiveDot />}
          {text(is_over ? 'races.over' : 'races.running')}
        </p>
        <h2 className="mt-1 pe-16 text-2xl font-extrabold md:pe-0">
          {race.title}&nbsp;· <span className="amount whitespace-nowrap text-accent-ink">{money(race.prizeFund)}</span>
        </h2>
        <p className="mt-1 min-h-6 truncate text-ink-soft">
          {leader ? text('races.banner.leader', { login: leader.profile.login }) : text('races.banner.no-points')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <RaceCountdown race={race} skew_ms={skew_ms} />
        <Link to="/races/" className={buttonClass({}, 'max-sm:w-full')}>
          {text('races.banner.action')}
        </Link>
      </div>
    </section>
  )
}

/** The page component `races-banner`: the race that runs, on the home page; not for whom play is closed. */
const RacesBanner = ({ data }: PageComponentProps<Race>) => {
  const { race, skew_ms } = useLiveRace(data)
  const is_closed = useIsPlayClosed()
  return race && !is_closed ? <Banner race={race} skew_ms={skew_ms} /> : null
}

export default RacesBanner
