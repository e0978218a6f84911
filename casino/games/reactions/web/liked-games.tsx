import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { Card } from '#ui/card.tsx'
import type { Reaction } from '../contract.ts'
import type { texts } from '../texts.ts'

const Row = ({ game, place }: { readonly game: Reaction; readonly place: number }) => {
  const text = useText<typeof texts>()
  return (
    <li className="relative flex items-center gap-3 px-4 py-2.5 transition-colors hover:bg-surface-2 has-[a:focus-visible]:bg-surface-2 sm:px-5">
      <span className="amount w-5 text-center text-sm font-bold text-ink-soft">{place}</span>
      <img src={game.image} alt="" width={48} height={48} loading="lazy" className="size-12 rounded-md object-cover" />
      <Link
        to={`/games/${game.slug}/`}
        className="min-w-0 flex-1 truncate font-bold after:absolute after:inset-0 focus-visible:outline-hidden"
      >
        {game.title}
      </Link>
      <span className="flex items-center gap-1.5 text-sm text-ink-soft" title={text('reactions.likes', { count: game.likesCount })}>
        <Heart aria-hidden="true" className="size-4 fill-current" />
        <span className="amount" aria-label={text('reactions.likes', { count: game.likesCount })}>
          {game.likesCount}
        </span>
      </span>
    </li>
  )
}

/** Ten games that most players like (GA-018d). */
export const LikedGames = ({ games }: { readonly games: readonly Reaction[] }) => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('reactions.heading')} flush>
      <p className="px-4 pb-3 text-sm text-ink-soft sm:px-5">{text(games.length === 0 ? 'reactions.empty' : 'reactions.text')}</p>
      {games.length > 0 && (
        <ol className="divide-y divide-line border-t border-line">
          {games.map((game, index) => (
            <Row key={game.id} game={game} place={index + 1} />
          ))}
        </ol>
      )}
    </Card>
  )
}

const LikedGamesComponent = ({ data }: PageComponentProps<'games-reactions'>) => <LikedGames games={data.games} />

export default LikedGamesComponent
