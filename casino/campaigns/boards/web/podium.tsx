import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import type { BoardView } from '../contract.ts'
import { prizeAt, useBoardText, useCount, useMoney } from './board-words.ts'

const steps = [
  { place: 2, medal: 'silver-medal', height: 'h-20 md:h-24', ground: 'bg-surface-2' },
  { place: 1, medal: 'gold-medal', height: 'h-28 md:h-36', ground: 'bg-accent-soft' },
  { place: 3, medal: 'bronze-medal', height: 'h-16 md:h-18', ground: 'bg-surface-2' },
] as const

type StepProps = { readonly board: BoardView; readonly step: (typeof steps)[number] }

/** One step of the podium: its current player and the prize for the place. It may be empty; once all is counted nobody has that prize. */
const Step = ({ board, step }: StepProps) => {
  const text = useBoardText(board)
  const money = useMoney(board)
  const count = useCount()
  const row = board.winners[step.place - 1]
  const is_closed = useIsPlayClosed()
  const is_nobodys = board.isSettled && !row
  const prize = is_closed || is_nobodys ? null : prizeAt(board, step.place)
  return (
    <li className="flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center">
      <span className="sr-only">{text('boards.prizes.place', { place: step.place })}</span>
      {row ? (
        <span key={row.profile.login} className="flex w-full min-w-0 animate-rise flex-col items-center gap-1">
          <Avatar handle={row.profile.login} size={step.place === 1 ? 'lg' : 'md'} />
          <span className="w-full text-xs font-semibold wrap-anywhere sm:text-sm">{row.profile.login}</span>
          <span className="amount text-xs text-ink-soft">{count(row.points)}</span>
        </span>
      ) : (
        <span
          className="grid size-10 place-items-center rounded-full border border-dashed border-line-strong text-ink-soft"
          aria-hidden="true"
        >
          {is_nobodys ? '—' : '?'}
        </span>
      )}
      <span
        className={classNames(
          'flex w-full flex-col items-center justify-start gap-1 rounded-t-lg px-1 pt-3 inset-ring inset-ring-line',
          step.height,
          step.ground,
        )}
      >
        <ArtIcon name={step.medal} size={step.place === 1 ? 40 : 30} />
        {prize !== null && <span className="amount text-xs font-bold whitespace-nowrap sm:text-sm">{money(prize)}</span>}
      </span>
    </li>
  )
}

/** The first three places: second on the left, third on the right. */
export const Podium = ({ board }: { readonly board: BoardView }) => (
  <ol className="flex items-end gap-2 self-end px-5 pt-2 md:gap-3 md:px-8 md:pt-8">
    {steps.map((step) => (
      <Step key={step.place} board={board} step={step} />
    ))}
  </ol>
)
