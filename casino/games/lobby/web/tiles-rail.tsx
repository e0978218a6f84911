import type { ReactNode } from 'react'
import type { GameCard } from '../contract.ts'
import type { texts } from '../texts.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Rail } from '#ui/rail.tsx'
import { GameCardTile } from './game-card-tile.tsx'

type TilesRailProps = {
  readonly heading: string
  readonly icon?: ReactNode
  readonly games: readonly GameCard[]
  readonly total: number
  /** Params of the games modal for the "all" button; without them there is no button. */
  readonly more?: Readonly<Record<string, unknown>>
  readonly eager?: number
}

/** A row of games that scrolls sideways. Renders nothing when empty. */
export const TilesRail = ({ heading, icon, games, total, more, eager = 0 }: TilesRailProps) => {
  const text = useText<typeof texts>()
  if (games.length === 0) return null
  return (
    <Rail
      heading={heading}
      icon={icon}
      back_label={text('games-lobby.back')}
      forward_label={text('games-lobby.forward')}
      more={
        more && total > games.length ? (
          <Button variant="ghost" size="sm" onClick={() => openModal('GamesModal', { ...more, title: heading })}>
            {text('games-lobby.show-all', { count: total })}
          </Button>
        ) : null
      }
    >
      {games.map((game, index) => (
        <GameCardTile key={game.id} game={game} eager={index < eager} />
      ))}
    </Rail>
  )
}
