import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import type { BoardView } from '../contract.ts'
import { PlaceMark } from './place-mark.tsx'
import { useBoardText, useMoney } from './board-words.ts'

/** The prize of each place in the visitor's currency; not shown to players who may not play. */
export const PrizesCard = ({ board }: { readonly board: BoardView }) => {
  const text = useBoardText(board)
  const money = useMoney(board)
  if (useIsPlayClosed() || board.prizes.length === 0) return null
  return (
    <Card
      heading={text('boards.prizes')}
      aside={<span className="amount text-lg font-extrabold text-accent-ink">{money(board.prizeFund)}</span>}
    >
      <ul className="flex flex-col">
        {board.prizes.map(({ from, to, amount }) => (
          <li key={from} className="flex min-h-12 items-center gap-3 border-t border-line py-1.5 first:border-t-0">
            {from === to ? (
              <PlaceMark place={from} />
            ) : (
              <span className="inline-grid size-8 place-items-center">
                <ArtIcon name="medal" size={26} />
              </span>
            )}
            <span className="min-w-0 flex-1 text-ink-soft">
              {from === to ? text('boards.prizes.place', { place: from }) : text('boards.prizes.places', { from, to })}
            </span>
            <span className="amount text-end font-bold">
              {money(amount)}
              {from !== to && <span className="block text-xs font-normal text-ink-soft">{text('boards.prizes.each')}</span>}
            </span>
          </li>
        ))}
        {board.additionalPrizes.map(({ from, to, text: what }) => (
          <li key={`${from}-${what}`} className="flex min-h-12 items-center gap-3 border-t border-line py-1.5">
            <span className="inline-grid size-8 place-items-center">
              <ArtIcon name="gift" size={26} />
            </span>
            <span className="shrink-0 grow text-ink-soft">
              {from === to ? text('boards.prizes.place', { place: from }) : text('boards.prizes.places', { from, to })}
            </span>
            <span className="min-w-0 text-end font-bold">
              {text('boards.prizes.also', { what })}
              {from !== to && <span className="block text-xs font-normal text-ink-soft">{text('boards.prizes.each')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {board.teams.length > 0 && !board.isSettled && <p className="mt-3 text-sm text-ink-soft">{text('boards.prizes.team')}</p>}
      <p className="mt-3 text-sm text-ink-soft">{text(board.isSettled ? 'boards.prizes.paid' : 'boards.prizes.note')}</p>
    </Card>
  )
}
