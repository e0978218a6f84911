import type { GameCard } from '../contract.ts'
import { SkeletonTile } from '#ui/skeleton.tsx'
import { TileGrid } from '#ui/tile-grid.tsx'
import { GameCardTile } from './game-card-tile.tsx'

type GamesTilesProps = {
  readonly games: readonly GameCard[]
  /** Number of covers to load eagerly: those visible when the page opens. */
  readonly eager?: number
  /** Number of placeholder tiles to show after the others while more games load. */
  readonly coming?: number
  /** Fewer and larger tiles per line, for short lists. */
  readonly is_roomy?: boolean
}

const roomy = 'grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-4 md:gap-x-4 desk:gap-x-5'

/** A grid of games. Placeholders reserve the space of games that are loading, so that the page does not jump. */
export const GamesTiles = ({ games, eager = 0, coming = 0, is_roomy = false }: GamesTilesProps) => {
  const tiles = (
    <>
      {games.map((game, index) => (
        <GameCardTile key={game.id} game={game} eager={index < eager} />
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <SkeletonTile key={`coming ${index}`} />
      ))}
    </>
  )
  return <div aria-busy={coming > 0}>{is_roomy ? <div className={roomy}>{tiles}</div> : <TileGrid>{tiles}</TileGrid>}</div>
}
