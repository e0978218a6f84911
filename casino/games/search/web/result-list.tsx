import type { KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import type { GameCard } from '#casino/games/lobby/contract.ts'
import type { texts } from '../texts.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { buttonClass } from '#ui/button-class.ts'

type ResultListProps = {
  readonly games: readonly GameCard[]
  /** One of them is opened; without a mode the game decides. */
  readonly onOpen: (slug: string, mode?: 'demo') => void
}

/** Marks the links that the arrow keys walk. */
const resultLink = 'data-search-result'

/** Arrow keys walk the results; above the first one the field has the focus again. */
export const walkResults = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const field = event.currentTarget.querySelector<HTMLElement>('input')
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>(`[${resultLink}]`)].filter((stop) => stop !== null)
  const here = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Found games: cover, name, maker and RTP; the row opens the game, the button beside it its demo, where play is not closed. */
export const ResultList = ({ games, onOpen }: ResultListProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const is_closed = useIsPlayClosed()
  // A plain press opens the game in place of the search; with a key held it stays a link to a tab of its own.
  const opening = (slug: string, mode?: 'demo') => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(slug, mode)
  }
  const percent = percentsIn(locale, { minimumFractionDigits: 2 })
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {games.map((game) => (
        <li
          key={game.id}
          className="relative flex min-w-0 items-center gap-3 rounded-md p-2 transition-colors hover:bg-surface-2 has-[a:focus-visible]:bg-surface-2"
        >
          <img src={game.imageSquare} alt="" width={56} height={56} className="size-14 shrink-0 rounded-sm object-cover" />
          <div className="min-w-0 flex-1">
            <Link
              {...{ [resultLink]: '' }}
              to={{ search: `?game=${game.slug}` }}
              preventScrollReset
              onClick={opening(game.slug)}
              className="block leading-snug font-bold after:absolute after:inset-0 after:rounded-md focus-visible:outline-hidden focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {game.title}
            </Link>
            <p className="text-sm text-ink-soft">
              {game.provider}
              {game.rtp !== null && ' · '}
              {game.rtp !== null && <span className="amount">RTP {percent.format(game.rtp / 100)}</span>}
            </p>
          </div>
          {game.hasDemo && !is_closed && (
            <Link
              to={{ search: `?game=${game.slug}&isMoney=false` }}
              preventScrollReset
              onClick={opening(game.slug, 'demo')}
              className={buttonClass({ size: 'sm', variant: 'secondary' }, 'z-1')}
              aria-label={text('games-search.demo-title', { title: game.title })}
            >
              {text('games-search.demo')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
