import { useState } from 'react'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { Amount } from '#ui/amount.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import type { BoardWinner, PastBoard } from '../contract.ts'
import { useBoardText, useCount } from './board-words.ts'
import { morePast, type BoardPlace } from './live-board.ts'
import { PlaceMark } from './place-mark.tsx'

const Winner = ({ winner, kind }: { readonly winner: BoardWinner; readonly kind: string }) => {
  const text = useBoardText({ kind })
  const { locale } = useFormats()
  const { login } = useMain()
  const count = useCount()
  const { currency, exponent, prize, place, points, profile } = winner
  const is_own = profile.login === login
  return (
    <li
      className={classNames(
        'flex min-h-12 items-center gap-3 border-t border-line px-1 py-1.5 first:border-t-0',
        is_own && 'bg-accent-soft',
      )}
    >
      <PlaceMark place={place ?? 0} />
      <Avatar handle={profile.login} size="sm" className="max-sm:hidden" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-ink wrap-anywhere">
          {profile.login}
          {is_own && <span className="ms-1.5 text-xs font-bold text-accent-ink">{text('boards.you')}</span>}
        </span>
        <span className="block text-sm sm:hidden">{text('boards.scored', { points: count(points), of: points })}</span>
      </span>
      <span className="text-sm max-sm:hidden">{text('boards.scored', { points: count(points), of: points })}</span>
      <span className="shrink-0 text-end font-bold text-accent-ink sm:w-28">
        {prize > 0 && <Amount amount_minor={prize} currency={currency} exponent={exponent} locale={locale} trim />}
      </span>
    </li>
  )
}

type PastProps = { readonly board: PastBoard; readonly kind: string; readonly is_first: boolean }

const Past = ({ board, kind, is_first }: PastProps) => {
  const text = useBoardText({ kind })
  const { dateTime } = useFormats()
  const [best] = board.winners
  return (
    <Disclosure
      open={is_first}
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <span className="flex items-center gap-2.5">
            <ArtIcon name="trophy" size={24} />
            {board.title}
          </span>
          <span className="text-sm font-normal text-ink-soft">{dateTime(board.endsAt)}</span>
          <span className="text-sm font-normal text-ink-soft max-sm:hidden">{text('boards.players', { count: board.playersCount })}</span>
          {best && <span className="ms-auto truncate text-sm font-semibold text-accent-ink max-md:hidden">{best.profile.login}</span>}
        </span>
      }
    >
      {board.winners.length === 0 ? (
        <p>{text('boards.past.no-winners')}</p>
      ) : (
        <ol>
          {board.winners.map((winner) => (
            <Winner key={winner.place} winner={winner} kind={kind} />
          ))}
        </ol>
      )}
    </Disclosure>
  )
}

type PastBoardsProps = { readonly place: BoardPlace; readonly first: readonly PastBoard[]; readonly has_more: boolean }

/** Closed boards with their winners' nicknames and prizes. */
export const PastBoards = ({ place, first, has_more }: PastBoardsProps) => {
  const { kind } = place.calls
  const text = useBoardText({ kind })
  const read = place.past.use()
  const [is_busy, setBusy] = useState(false)
  const boards = read?.boards ?? first
  const more = async (): Promise<void> => {
    setBusy(true)
    await morePast(place, boards)
    setBusy(false)
  }
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('boards.past')}</h2>
      {boards.length === 0 ? (
        <p className="text-ink-soft">{text('boards.past.none')}</p>
      ) : (
        <div className="flex flex-col gap-2.5">
          {boards.map((board, index) => (
            <Past key={board.id} board={board} kind={kind} is_first={index === 0} />
          ))}
        </div>
      )}
      {(read?.has_more ?? has_more) && (
        <Button variant="secondary" className="mt-4" disabled={is_busy} onClick={() => void more()}>
          {text('boards.past.more')}
        </Button>
      )}
    </section>
  )
}
