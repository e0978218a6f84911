import type { GameCard } from '../contract.ts'
import type { texts } from '../texts.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { useFigures } from './figures.ts'
import { GameLink } from './game-link.tsx'

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="amount text-sm font-bold">{value}</dd>
  </div>
)

const Row = ({ game, place }: { readonly game: GameCard; readonly place: number }) => {
  const text = useText<typeof texts>()
  const { percent, multiple } = useFigures()
  const volatility = game.volatility ? text(`games-lobby.volatility-${game.volatility}`) : text('games-lobby.by-bet')
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 transition-colors hover:bg-surface-2 has-[a:focus-visible]:bg-surface-2 sm:flex-nowrap sm:px-5">
      <span className="amount w-5 text-center text-sm font-bold text-ink-soft">{place}</span>
      <img src={game.imageSquare} alt="" width={56} height={56} loading="lazy" className="size-14 rounded-md object-cover" />
      <div className="min-w-0 flex-1">
        <GameLink
          slug={game.slug}
          isLive={game.isLive}
          className="block font-bold after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {game.title}
        </GameLink>
        <p className="truncate text-sm text-ink-soft">{game.provider}</p>
      </div>
      <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-3 sm:w-84">
        <Figure name={text('games-lobby.rtp-name')} value={game.rtp === null ? '—' : percent(game.rtp)} />
        <Figure name={text('games-lobby.volatility')} value={volatility} />
        <Figure name={text('games-lobby.max-win')} value={game.maxWin === null ? '—' : multiple(game.maxWin)} />
      </dl>
    </li>
  )
}

/** The games with the highest RTP and their figures (CN-005). */
export const TopRtp = ({ games }: { readonly games: readonly GameCard[] }) => {
  const text = useText<typeof texts>()
  if (games.length === 0) return null
  return (
    <Card heading={text('games-lobby.top-rtp')} flush>
      <p className="px-4 pb-2 text-sm text-ink-soft sm:px-5">{text('games-lobby.top-rtp-text')}</p>
      <ol className="divide-y divide-line border-t border-line">
        {games.map((game, index) => (
          <Row key={game.id} game={game} place={index + 1} />
        ))}
      </ol>
    </Card>
  )
}

/** The page component `games-top-rtp`. */
const TopRtpComponent = ({ data }: PageComponentProps<'games-top-rtp'>) => <TopRtp games={data.games} />

export default TopRtpComponent
