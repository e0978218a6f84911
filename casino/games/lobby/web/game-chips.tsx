import type { ReactNode } from 'react'
import type { GameCard } from '../contract.ts'
import { Rail } from '#ui/rail.tsx'
import type { texts } from '../texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { GameLink } from './game-link.tsx'

type GameChipsProps = { readonly heading: string; readonly icon: ReactNode; readonly games: readonly GameCard[] }

/** A line of small links to games whose tiles are elsewhere on the page: small cover and name. Renders nothing when empty. */
export const GameChips = ({ heading, icon, games }: GameChipsProps) => {
  const text = useText<typeof texts>()
  if (games.length === 0) return null
  return (
    <Rail item="auto" heading={heading} icon={icon} back_label={text('games-lobby.back')} forward_label={text('games-lobby.forward')}>
      {games.map((game) => (
        <GameLink
          key={game.id}
          slug={game.slug}
          isLive={game.isLive}
          label={text('games-lobby.open-title', { title: game.title })}
          className="flex h-14 max-w-64 items-center gap-3 rounded-md bg-surface-1 pe-4 text-sm font-bold shadow-low inset-ring inset-ring-line transition-colors hover:bg-surface-2"
        >
          <img src={game.imageSquare} alt="" width={56} height={56} loading="lazy" className="size-14 shrink-0 rounded-s-md object-cover" />
          <span className="truncate">{game.title}</span>
        </GameLink>
      ))}
    </Rail>
  )
}
