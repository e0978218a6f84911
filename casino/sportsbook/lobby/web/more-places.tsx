import { ChevronDown, Clock3, Ellipsis, Goal, Layers, Sparkles, Star, Swords, Trophy } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { chipClass } from '#ui/chip.tsx'
import { useCloseBeside } from '#ui/use-close-beside.ts'
import type { texts } from '../texts.ts'
import { currentAt } from './current-at.ts'

const places = [
  { path: '/sport/express-of-the-day/', icon: <Layers aria-hidden="true" />, title: 'sport.express' },
  { path: '/match-of-the-day/', icon: <Sparkles aria-hidden="true" />, title: 'sport.match-of-the-day' },
  { path: '/sport/results/', icon: <Clock3 aria-hidden="true" />, title: 'sport.results' },
  { path: '/sport/favourites/', icon: <Star aria-hidden="true" />, title: 'sport.favourites' },
  { path: '/sport/leaderboard/', icon: <Trophy aria-hidden="true" />, title: 'sport.leaderboard' },
  { path: '/austin-major/', icon: <Swords aria-hidden="true" />, title: 'sport.austin-major' },
  { path: '/national-league/', icon: <Goal aria-hidden="true" />, title: 'sport.national-league' },
] as const

/** Folds again as soon as the reader turns elsewhere, and once the page is another. The browser itself unfolds it. */
const useFolding = (pathname: string) => {
  const fold = useRef<HTMLDetailsElement>(null)
  const [is_open, setOpen] = useState(false)
  const close = useCallback(() => {
    if (fold.current) fold.current.open = false
  }, [])
  const readOpen = useCallback(() => setOpen(fold.current?.open === true), [])
  // What a reader unfolded before this page had its scripts stays unfolded.
  useEffect(readOpen, [readOpen])
  useEffect(() => close, [pathname, close])
  useCloseBeside(fold, is_open, close, 'summary')
  return { fold, onToggle: readOpen }
}

/** The places of the sportsbook that do not fit its row. Names the one where the reader is. Works without scripts. */
export const MorePlaces = ({ className }: { readonly className: string }) => {
  const text = useText<typeof texts>()
  const { pathname } = useLocation()
  const { fold, onToggle } = useFolding(pathname)
  const here = places.find(({ path }) => currentAt(pathname, path) !== undefined)
  return (
    <details ref={fold} onToggle={onToggle} className="group/more relative shrink-0">
      <summary
        className={chipClass(
          here !== undefined,
          `${className} min-w-11 cursor-pointer list-none justify-center max-desk:px-3 [&::-webkit-details-marker]:hidden`,
        )}
      >
        {here?.icon ?? <Ellipsis aria-hidden="true" className="desk:hidden" />}
        <span className="max-desk:sr-only">{text(here?.title ?? 'sport.more')}</span>
        <ChevronDown
          aria-hidden="true"
          className="transition-transform group-open/more:rotate-180 motion-reduce:transition-none max-desk:hidden"
        />
      </summary>
      <ul className="absolute end-0 top-full z-(--z-popover) mt-2 flex w-max max-w-[calc(100vw-2rem)] flex-col rounded-lg bg-surface-1 p-1.5 shadow-high inset-ring inset-ring-line">
        {places.map(({ path, icon, title }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={currentAt(pathname, path)}
              className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-semibold text-ink hover:bg-surface-2 aria-[current=page]:bg-surface-2 aria-[current=true]:bg-surface-2 [&_svg]:size-4.5 [&_svg]:text-ink-soft"
            >
              {icon}
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
