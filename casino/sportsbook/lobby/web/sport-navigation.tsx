import { ChevronLeft, ChevronRight, House, Radio, Search, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { chipClass } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { useScrollEnds } from '#ui/use-scroll-ends.ts'
import type { texts } from '../texts.ts'
import { useHereInSight } from './here-in-sight.ts'
import { currentAt } from './current-at.ts'
import { SportIcon } from './sport-icons.tsx'
import { MorePlaces } from './more-places.tsx'

const places = [
  { path: '/sport/', icon: <House aria-hidden="true" />, title: 'sport.all' },
  { path: '/sport/live/', icon: <Radio aria-hidden="true" />, title: 'sport.live' },
] as const

/** Where it is in sight on a phone: who has placed a bet looks for it first. */
const own = { path: '/sport/bets/', icon: <Ticket aria-hidden="true" />, title: 'sport.own-bets' } as const
const search = { path: '/sport/search/', icon: <Search aria-hidden="true" />, title: 'sport.search' } as const

const compactClass = 'desk:h-9 desk:gap-1.5 desk:px-3'

export interface SportNavigationProps {
  readonly sports: readonly Sport[]
  /** The sport of the match or tournament that the page is about. */
  readonly sport?: string | undefined
}

/** Sports with something in play come first. Among themselves they keep their order, so that nothing jumps as matches begin and end. */
const byLive = (sports: readonly Sport[]): Sport[] => [...sports.filter(({ live }) => live > 0), ...sports.filter(({ live }) => live === 0)]

interface PushProps {
  readonly is_shown: boolean
  readonly side: 'back' | 'forward'
  readonly onPress: () => void
}

/** For a mouse, which cannot push a row on. Keys move the row as they go from link to link. */
const Push = ({ is_shown, side, onPress }: PushProps): ReactNode =>
  is_shown && (
    <span
      aria-hidden="true"
      className={classNames('absolute inset-y-0 z-1 hidden items-center md:pointer-fine:flex', side === 'back' ? 'start-0' : 'end-0')}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={onPress}
        className="grid size-9 place-items-center rounded-full bg-surface-3 text-ink shadow-mid inset-ring inset-ring-line hover:bg-surface-2 [&_svg]:size-5"
      >
        {side === 'back' ? <ChevronLeft /> : <ChevronRight />}
      </button>
    </span>
  )

/** Fades what goes on beyond an end. */
const fadeOf = ({ back, forward }: { readonly back: boolean; readonly forward: boolean }): string => {
  if (back && forward) return 'mask-[linear-gradient(to_right,transparent,#000_3rem,#000_calc(100%-3rem),transparent)]'
  if (back) return 'mask-[linear-gradient(to_right,transparent,#000_3rem)]'
  return forward ? 'mask-[linear-gradient(to_left,transparent,#000_3rem)]' : ''
}

/** One row: the places that a bettor goes to, then the sports. What is looked for less often folds into its end. */
export const SportNavigation = ({ sports, sport }: SportNavigationProps) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { pathname } = useLocation()
  const row = useHereInSight<HTMLUListElement>(pathname)
  const { ends, look, move } = useScrollEnds(row)
  return (
    <nav aria-label={text('sport.navigation')} className="flex items-center gap-2">
      <div className="relative min-w-0 flex-1">
        <Push side="back" is_shown={ends.back} onPress={() => move(-1)} />
        <ul
          ref={row}
          onScroll={look}
          className={classNames(
            'no-scrollbar relative -my-2 -ms-4 flex scroll-px-12 gap-2 overflow-x-auto py-2 ps-4 desk:-mx-1 desk:gap-1.5 desk:px-1',
            fadeOf(ends),
          )}
        >
          {[...places, ...(isGuest ? [] : [own]), search].map(({ path, icon, title }) => (
            <li key={path}>
              <Link to={path} aria-current={currentAt(pathname, path)} className={chipClass(false, compactClass)}>
                {icon}
                {/* On a phone its sign alone leaves room for a sport more. */}
                <span className={path === search.path ? 'max-desk:sr-only' : undefined}>{text(title)}</span>
              </Link>
            </li>
          ))}
          {byLive(sports).map(({ slug, name, live }) => (
            <li key={slug}>
              <Link
                to={`/sport/${slug}/`}
                aria-current={currentAt(pathname, `/sport/${slug}/`) ?? (slug === sport ? 'true' : undefined)}
                className={chipClass(false, compactClass)}
              >
                <SportIcon sport={slug} />
                {name}
                {live > 0 && <span className="amount text-xs opacity-75">{live}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <Push side="forward" is_shown={ends.forward} onPress={() => move(1)} />
      </div>
      <MorePlaces className={compactClass} />
    </nav>
  )
}
