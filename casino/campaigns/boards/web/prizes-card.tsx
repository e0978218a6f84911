import type { ReactNode } from 'react'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import type { BoardView } from '../contract.ts'
import { PlaceMark } from './place-mark.tsx'
import { useBoardText, useMoney } from './board-words.ts'

/** One prize, of a place or of each of some. */
interface Share {
  readonly key: string
  readonly from: number
  readonly to: number
  /** Money, or what stands beside it. */
  readonly prize: string
  readonly mark: ReactNode
}

/** How many of these places somebody has got. */
const takenOf = ({ from, to }: Pick<Share, 'from' | 'to'>, placesTaken: number): number => Math.max(0, Math.min(to, placesTaken) - from + 1)

/** What has been paid: the prize of every place that somebody got. */
export const paidOf = ({ prizes }: Pick<BoardView, 'prizes'>, placesTaken: number): number =>
  prizes.reduce((sum, prize) => sum + prize.amount * takenOf(prize, placesTaken), 0)

/** Who has it: those whom the table shows, and how many others. */
const useWinnersOf = (board: BoardView) => {
  const text = useBoardText(board)
  return ({ from }: Share, got: number): string => {
    const named = board.winners
      .filter(({ place }) => place !== null && place >= from && place < from + got)
      .map(({ profile }) => profile.login)
    const others = got - named.length
    return [named.join(', '), ...(others > 0 && named.length > 0 ? [text('boards.prizes.others', { count: others })] : [])].join(' ')
  }
}

type RowProps = { readonly board: BoardView; readonly share: Share }

/** A place and its prize; once all is counted also who has it, or that nobody does. */
const Row = ({ board, share }: RowProps) => {
  const text = useBoardText(board)
  const winnersOf = useWinnersOf(board)
  const { from, to, prize, mark } = share
  const of_many = from !== to
  const got = board.placesTaken === null ? null : takenOf(share, board.placesTaken)
  const small =
    got !== null && of_many && got <= to - from ? text('boards.prizes.got', { got, all: to - from + 1 }) : text('boards.prizes.each')
  return (
    <li className="flex min-h-12 items-center gap-3 border-t border-line py-1.5 first:border-t-0">
      {mark}
      <span className="min-w-0 flex-1">
        <span className="block text-ink-soft">
          {of_many ? text('boards.prizes.places', { from, to }) : text('boards.prizes.place', { place: from })}
        </span>
        {got !== null && got > 0 && <span className="block text-sm font-semibold wrap-anywhere">{winnersOf(share, got)}</span>}
      </span>
      {got === 0 ? (
        <span className="text-end text-ink-soft">{text('boards.prizes.nobody')}</span>
      ) : (
        <span className="amount max-w-1/2 text-end font-bold">
          {prize}
          {of_many && <span className="block text-xs font-normal text-ink-soft">{small}</span>}
        </span>
      )}
    </li>
  )
}

const iconMark = (name: 'medal' | 'gift'): ReactNode => (
  <span className="inline-grid size-8 shrink-0 place-items-center">
    <ArtIcon name={name} size={26} />
  </span>
)

const useShares = (board: BoardView): readonly Share[] => {
  const text = useBoardText(board)
  const money = useMoney(board)
  return [
    ...board.prizes.map(({ from, to, amount }) => ({
      key: `${from}`,
      from,
      to,
      prize: money(amount),
      mark: from === to ? <PlaceMark place={from} /> : iconMark('medal'),
    })),
    ...board.additionalPrizes.map(({ from, to, text: what }) => ({
      key: `${from}-${what}`,
      from,
      to,
      prize: text('boards.prizes.also', { what }),
      mark: iconMark('gift'),
    })),
  ]
}

/** What stands below: when the prizes are paid, or that they are, and what came of those that nobody got. */
const Notes = ({ board }: { readonly board: BoardView }) => {
  const text = useBoardText(board)
  const { placesTaken } = board
  const last = Math.max(...board.prizes.map(({ to }) => to))
  return (
    <>
      {board.teams.length > 0 && placesTaken === null && <p className="mt-3 text-sm text-ink-soft">{text('boards.prizes.team')}</p>}
      <p className="mt-3 text-sm text-ink-soft">{text(placesTaken === null ? 'boards.prizes.note' : 'boards.prizes.paid')}</p>
      {placesTaken !== null && placesTaken < last && <p className="mt-1 text-sm text-ink-soft">{text('boards.prizes.rest')}</p>}
    </>
  )
}

interface PrizesProps {
  readonly board: BoardView
  /** Whose prizes they are, where it is not whoever has the place: a team. */
  readonly whose?: string
}

/**
 * The prize of each place in the visitor's currency, and once all is counted how much of the fund has gone to whom; not shown to players who
 * may not play.
 */
export const PrizesCard = ({ board, whose }: PrizesProps) => {
  const text = useBoardText(board)
  const money = useMoney(board)
  const shares = useShares(board)
  const { placesTaken, prizeFund } = board
  if (useIsPlayClosed() || board.prizes.length === 0) return null
  const fund =
    placesTaken === null
      ? money(prizeFund)
      : text('boards.prizes.shared', { paid: money(paidOf(board, placesTaken)), fund: money(prizeFund) })
  return (
    <Card
      heading={text('boards.prizes')}
      aside={placesTaken !== 0 && <span className="amount text-end text-lg font-extrabold text-accent-ink">{fund}</span>}
    >
      {placesTaken === 0 ? (
        <p className="text-ink-soft">{text('boards.prizes.none')}</p>
      ) : (
        <>
          {whose !== undefined && <p className="mb-2 text-ink-soft">{whose}</p>}
          <ul className="flex flex-col">
            {shares.map((share) => (
              <Row key={share.key} board={board} share={share} />
            ))}
          </ul>
          <Notes board={board} />
        </>
      )}
    </Card>
  )
}
