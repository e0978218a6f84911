import { Link } from 'react-router'
import type { GameCard } from '#casino/games/lobby/contract.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { GameTile, gameTileLinkClass } from '#ui/game-tile.tsx'
import { TileGrid } from '#ui/tile-grid.tsx'
import type { texts } from '../texts.ts'
import { useBoardText } from './board-words.ts'

const Play = ({ game, className, children }: { readonly game: GameCard; readonly className: string; readonly children?: string }) => {
  const text = useText<typeof texts>()
  const params = { game: game.slug, isMoney: 'true' }
  return (
    <Link
      to={{ search: `?${new URLSearchParams(params)}` }}
      preventScrollReset
      className={className}
      aria-label={text('boards.open-game', { title: game.title })}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        openModal('Game', params)
      }}
    >
      {children}
    </Link>
  )
}

interface GamesProps {
  readonly games: readonly GameCard[]
  /** The board's kind in its texts: `race`. */
  readonly kind?: string
  /** Anchor id for links. */
  readonly id?: string
}

/** The games whose rounds count. Players who may not play see them without invitations. */
export const CountedGames = ({ games, kind = 'contest', id = 'counted-games' }: GamesProps) => {
  const text = useBoardText({ kind })
  const { locale } = useFormats()
  const is_closed = useIsPlayClosed()
  const percent = percentsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  if (games.length === 0) return null
  return (
    <section id={id}>
      <h2 className="mb-3 text-xl font-extrabold">{text('boards.games')}</h2>
      <TileGrid>
        {games.map((game) => (
          <GameTile
            key={game.id}
            title={game.title}
            provider={game.provider}
            {...(game.rtp === null ? {} : { rtp: text('boards.rtp', { percent: percent.format(game.rtp / 100) }) })}
            src={game.image}
            link={is_closed ? null : <Play game={game} className={gameTileLinkClass} />}
            actions={
              !is_closed && (
                <Play game={game} className={buttonClass({ size: 'sm', wide: true })}>
                  {text('boards.play')}
                </Play>
              )
            }
          />
        ))}
      </TileGrid>
    </section>
  )
}
