import type { GameCard } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { GameTile, gameTileLinkClass } from '#ui/game-tile.tsx'
import { HeartButton } from '#ui/heart-button.tsx'
import { useFigures } from './figures.ts'
import { GameLink } from './game-link.tsx'
import { useLike } from './use-like.ts'

const Heart = ({ game }: { readonly game: GameCard }) => {
  const text = useText<typeof texts>()
  const { is_liked, toggle } = useLike(game.id, game.slug)
  const label = text(is_liked ? 'games-lobby.unlike' : 'games-lobby.like', { title: game.title })
  return <HeartButton liked={is_liked} label={label} onClick={toggle} />
}

const playClass = buttonClass({ size: 'sm', wide: true })
const demoClass = buttonClass({ size: 'sm', wide: true, variant: 'secondary' })

const Actions = ({ game }: { readonly game: GameCard }) => {
  const text = useText<typeof texts>()
  const { slug, title, isLive } = game
  return (
    <>
      <GameLink slug={slug} isLive={isLive} mode="money" className={playClass} label={text('games-lobby.play-title', { title })}>
        {text('games-lobby.play')}
      </GameLink>
      {game.hasDemo && (
        <GameLink slug={slug} mode="demo" className={demoClass} label={text('games-lobby.demo-title', { title })}>
          {text('games-lobby.demo')}
        </GameLink>
      )}
    </>
  )
}

type GameCardTileProps = {
  readonly game: GameCard
  readonly eager?: boolean
}

/**
 * A tile of a game: the cover opens the game, the heart likes it, hover or focus shows the play and demo buttons. Visitors who may
 * not play see only the cover and until when play is closed.
 */
export const GameCardTile = ({ game, eager = false }: GameCardTileProps) => {
  const text = useText<typeof texts>()
  const { percent } = useFigures()
  const is_closed = useIsPlayClosed()
  return (
    <GameTile
      title={game.title}
      provider={game.provider}
      {...(game.rtp === null ? {} : { rtp: text('games-lobby.rtp', { percent: percent(game.rtp) }) })}
      src={game.image}
      eager={eager}
      link={
        <GameLink
          slug={game.slug}
          isLive={game.isLive}
          className={gameTileLinkClass}
          label={text('games-lobby.open-title', { title: game.title })}
        />
      }
      heart={<Heart game={game} />}
      badges={
        <>
          {game.isNew && !is_closed && <Badge tone="accent">{text('games-lobby.new')}</Badge>}
          {game.isLive && <Badge tone="negative">{text('games-lobby.live')}</Badge>}
        </>
      }
      actions={!is_closed && <Actions game={game} />}
    />
  )
}
