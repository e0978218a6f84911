import { Link } from 'react-router'
import { PagedList } from '#ui/paged-list.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { GameArt } from '#ui/game-art.tsx'
import type { PublicListType } from '../rules.ts'
import { usePublicList } from './use-public-profile.ts'

interface PublicGamesProps {
  readonly id: string
  readonly type: PublicListType
  readonly heading: string
  /** Closes the window, so that the game is visible. */
  readonly leave: (address: string) => void
}

/** PP-008: games as small tiles; a click opens the game. */
export const PublicGames = ({ id, type, heading, leave }: PublicGamesProps) => {
  const { date } = useFormats()
  const list = usePublicList(id, type)
  // An empty list is not shown, and neither is an error message if it cannot be loaded.
  if (list.rows.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className="mb-3 font-bold">{heading}</h3>
      <PagedList list={list} frame="bare" empty={null}>
        {(games) => (
          <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
            {games.map(({ slug, title, at }) => (
              <li key={slug} className="relative min-w-0">
                <GameArt slug={slug} shape="square" className="rounded-md" />
                <p className="mt-1.5 text-sm leading-snug font-semibold">{title}</p>
                {at !== undefined && <p className="amount text-xs text-ink-soft">{date(at)}</p>}
                <Link
                  to={`/?game=${slug}`}
                  aria-label={title}
                  className="absolute inset-0 rounded-md"
                  onClick={(event) => {
                    event.preventDefault()
                    leave(`/?game=${slug}`)
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
