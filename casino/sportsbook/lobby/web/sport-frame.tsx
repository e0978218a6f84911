import { Clock3, Goal, House, Layers, Radio, Search, Sparkles, Star, Swords, Ticket, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { chipClass } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { texts } from '../texts.ts'
import { BetSlipPlace } from './bet-slip-place.tsx'
import { useHereInSight } from './here-in-sight.ts'
import { useKeptOddsFormat, useOddsFormat } from './odds-format.ts'
import { SportIcon } from './sport-icons.tsx'

const places = [
  { path: '/sport/', icon: <House aria-hidden="true" />, title: 'sport.all' },
  { path: '/sport/live/', icon: <Radio aria-hidden="true" />, title: 'sport.live' },
  { path: '/sport/search/', icon: <Search aria-hidden="true" />, title: 'sport.search' },
  { path: '/sport/express-of-the-day/', icon: <Layers aria-hidden="true" />, title: 'sport.express' },
  { path: '/match-of-the-day/', icon: <Sparkles aria-hidden="true" />, title: 'sport.match-of-the-day' },
] as const

/** Beside what is live, where it is in sight on a phone: who has placed a bet looks for it first. */
const own = { path: '/sport/bets/', icon: <Ticket aria-hidden="true" />, title: 'sport.own-bets' } as const

const later = [
  { path: '/sport/leaderboard/', icon: <Trophy aria-hidden="true" />, title: 'sport.leaderboard' },
  { path: '/austin-major/', icon: <Swords aria-hidden="true" />, title: 'sport.austin-major' },
  { path: '/national-league/', icon: <Goal aria-hidden="true" />, title: 'sport.national-league' },
  { path: '/sport/results/', icon: <Clock3 aria-hidden="true" />, title: 'sport.results' },
  { path: '/sport/favourites/', icon: <Star aria-hidden="true" />, title: 'sport.favourites' },
] as const

/** Many stand here: on a desktop they take two or three lines. */
const compactClass = 'desk:h-9 desk:gap-1.5 desk:px-3'

interface NavigationProps {
  readonly sports: readonly Sport[]
  /** The sport of the match or tournament that the page is about. */
  readonly sport?: string | undefined
}

const Navigation = ({ sports, sport }: NavigationProps) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { pathname } = useLocation()
  const row = useHereInSight(pathname)
  const current = (path: string) => {
    const here = pathname.endsWith('/') ? pathname : `${pathname}/`
    if (here === path) return 'page' as const
    return path !== '/sport/' && here.startsWith(path) ? ('true' as const) : undefined
  }
  const place = ({ path, icon, title }: (typeof places)[number] | typeof own | (typeof later)[number]) => (
    <li key={path}>
      <Link to={path} aria-current={current(path)} className={chipClass(false, compactClass)}>
        {icon}
        {text(title)}
      </Link>
    </li>
  )
  return (
    <nav ref={row} aria-label={text('sport.navigation')} className="no-scrollbar relative -mx-4 overflow-x-auto px-4 desk:mx-0 desk:px-0">
      {/* Without a finger a row cannot be pushed on: there all of it is in sight. */}
      <ul className="flex w-max gap-2 desk:w-auto desk:flex-wrap desk:gap-1.5">
        {(isGuest ? places : [...places.slice(0, 2), own, ...places.slice(2)]).map(place)}
        {sports.map(({ slug, name, live }) => (
          <li key={slug}>
            <Link
              to={`/sport/${slug}/`}
              aria-current={current(`/sport/${slug}/`) ?? (slug === sport ? 'true' : undefined)}
              className={chipClass(false, compactClass)}
            >
              <SportIcon sport={slug} />
              {name}
              {live > 0 && <span className="amount text-xs opacity-75">{live}</span>}
            </Link>
          </li>
        ))}
        {later.map(place)}
      </ul>
    </nav>
  )
}

/** How prices are written: a choice of this device. */
export const OddsFormatChoice = () => {
  const text = useText<typeof texts>()
  const { chosen, choose, formats } = useOddsFormat()
  return (
    <Segmented
      label={text('sport.odds-format')}
      size="sm"
      value={chosen}
      options={formats.map((value) => ({ value, label: text(`sport.odds-format.${value}`) }))}
      onChange={choose}
    />
  )
}

/** Said on every page that shows such matches. */
const SimulatedNote = () => {
  const text = useText<typeof texts>()
  return (
    <p className="rounded-md bg-info-soft px-4 py-3 text-sm text-info print:bg-transparent print:px-0 print:text-ink">
      <strong>{text('sport.simulated')}.</strong> {text('sport.simulated.text')}
    </p>
  )
}

interface SportFrameProps extends NavigationProps {
  readonly heading: string
  /** Whether a match that no people play is among those shown. */
  readonly is_simulated?: boolean
  /** The page brings a heading of its own, in sight. */
  readonly is_headed?: boolean
  /** Whether prices are shown, whose form is chosen here. */
  readonly has_odds?: boolean
  readonly children: ReactNode
}

/** What every page of the sportsbook stands in: the way around, the form of odds, and the word about simulated matches. */
export const SportFrame = (props: SportFrameProps) => {
  const { sports, sport, heading, is_simulated = true, is_headed = false, has_odds = true, children } = props
  useKeptOddsFormat()
  return (
    <PageContainer>
      <div className="flex min-w-0 flex-col gap-4">
        <Navigation sports={sports} sport={sport} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className={is_headed ? 'sr-only' : 'text-2xl font-extrabold md:text-3xl'}>{heading}</h1>
          {has_odds && (
            <div className={classNames('print:hidden', is_headed && 'ms-auto')}>
              <OddsFormatChoice />
            </div>
          )}
        </div>
        <div className="grid items-start gap-6 wide:has-[>aside]:grid-cols-[minmax(0,1fr)_320px]">
          <div className="@container min-w-0">
            <div className="flex min-w-0 flex-col gap-4">{children}</div>
          </div>
          <BetSlipPlace />
        </div>
        {is_simulated && <SimulatedNote />}
      </div>
    </PageContainer>
  )
}
