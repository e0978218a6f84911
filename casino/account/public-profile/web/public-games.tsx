import { Link } from 'react-router'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { GameArt } from '#ui/game-art.tsx'
import type { PublicListType } from '../rules.ts'
import type { texts } from '../texts.ts'
import { usePublicList } from './use-public-profile.ts'

interface PublicGamesProps {
  readonly id: string
  readonly type: PublicListType
  readonly heading: string
  /** Leaves the window, so that the game has the screen. */
  readonly leave: (address: string) => void
}

/** PP-008: games in small pictures; a press opens the game. */
export const PublicGames = ({ id, type, heading, leave }: PublicGamesProps) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = usePublicList(id, type)
  const games = data?.pages.flatMap((page) => page.data) ?? []
  if (games.length === 0) return null
  return (
    <section aria-label={heading}>
      <h3 className="mb-3 font-bold">{heading}</h3>
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
      {hasNextPage && (
        <Button variant="secondary" size="sm" className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('public-profile.more')}
        </Button>
      )}
    </section>
  )
}
