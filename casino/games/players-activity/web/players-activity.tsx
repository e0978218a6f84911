import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePublishedState } from '#kernel/web/state/realtime.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { GameArt } from '#ui/game-art.tsx'
import { activity_channel } from '../rules.ts'
import type { texts } from '../texts.ts'
import { feedState, readFeed } from './feed-state.ts'

/** The page component `players-activity`: games that players open, live, with nothing of what came of it. */
const PlayersActivity = ({ data }: PageComponentProps<'players-activity'>) => {
  const text = useText<typeof texts>()
  const actions = feedState.use() ?? data.actions
  useEffect(() => {
    feedState.set((known) => known ?? data.actions)
    return feedState.forget
  }, [data.actions])
  usePublishedState(activity_channel, readFeed)
  if (actions.length === 0) return null
  const heading = text('players-activity.heading')
  return (
    <section aria-label={heading}>
      <h2 className="text-xl font-bold">{heading}</h2>
      <p className="mb-3 text-sm text-ink-soft">{text('players-activity.text')}</p>
      <ul className="no-scrollbar -mx-4 flex gap-3 overflow-x-auto px-4">
        {actions.map(({ id, login, slug, title }) => (
          <li
            key={id}
            className="relative flex w-52 shrink-0 animate-rise items-center gap-3 rounded-lg bg-surface-1 p-2.5 inset-ring inset-ring-line"
          >
            <span className="size-12 shrink-0">
              <GameArt slug={slug} shape="square" className="rounded-md" />
            </span>
            <span className="min-w-0">
              <Link to={`/games/${slug}/`} className="block truncate text-sm font-bold after:absolute after:inset-0 after:rounded-lg">
                {title}
              </Link>
              <span className="block text-xs text-ink-soft">{login}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default PlayersActivity
