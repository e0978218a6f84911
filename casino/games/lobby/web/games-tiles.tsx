import type { GameCard } from '#casino/games/lobby/contract.ts'
import { SkeletonTile } from '#ui/skeleton.tsx'
import { TileGrid } from '#ui/tile-grid.tsx'
import { GameCardTile } from './game-card-tile.tsx'

type GamesTilesProps = {
  readonly games: readonly GameCard[]
  /** Covers that load at once: those that are in sight when the page opens. */
  readonly eager?: number
  /** Tiles to come, shown as shapes behind the others. */
  readonly coming?: number
}

/** A grid of games. While more of them come, their shapes already stand there, so that nothing jumps. */
export const GamesTiles = ({ games, eager = 0, coming = 0 }: GamesTilesProps) => (
  <div aria-busy={coming > 0}>
    <TileGrid>
      {games.map((game, index) => (
        <GameCardTile key={game.id} game={game} eager={index < eager} />
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <SkeletonTile key={`coming ${index}`} />
      ))}
    </TileGrid>
  </div>
)
