import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import type { BoardView } from '../contract.ts'
import { useBoardText, useCount, useMoney } from './board-words.ts'

/** Of a stage: the table of the whole, and the points that places of the stage bring there. */
export const WholeCard = ({ board }: { readonly board: BoardView }) => {
  const text = useBoardText(board)
  const count = useCount()
  const money = useMoney(board)
  const { login } = useMain()
  const is_closed = useIsPlayClosed()
  const { stage } = board
  if (!stage) return null
  const { wholeWinners, wholePlayerData, points, prizes } = stage
  const is_listed = wholeWinners.some(({ profile }) => profile.login === wholePlayerData?.profile.login)
  const rows = wholePlayerData && wholePlayerData.place !== null && !is_listed ? [...wholeWinners, wholePlayerData] : wholeWinners
  return (
    <Card heading={text('boards.whole')} aside={<span className="text-sm text-ink-soft">{stage.wholeTitle}</span>}>
      {rows.length === 0 && <p className="text-ink-soft">{text('boards.whole.none')}</p>}
      <ol className="text-sm">
        {rows.map(({ place, profile, points: has }) => (
          <li
            key={profile.login}
            className={classNames(
              'flex items-center gap-3 rounded-sm px-2.5 py-1.5',
              profile.login === login && 'bg-accent-soft font-semibold',
            )}
          >
            <span className="amount w-8 text-ink-soft">{place === null ? '—' : count(place)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{profile.login}</span>
            <span className="amount">{count(has)}</span>
          </li>
        ))}
      </ol>
      {!is_closed && prizes.length > 0 && (
        <dl className="mt-3 border-t border-line pt-3 text-sm">
          {prizes.map(({ from, to, amount }) => (
            <div key={from} className="flex items-baseline justify-between gap-3 py-1">
              <dt className="text-ink-soft">
                {from === to ? text('boards.prizes.place', { place: from }) : text('boards.prizes.places', { from, to })}
              </dt>
              <dd className="amount font-bold">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-3 flex flex-col gap-1 text-sm text-ink-soft">
        {points.map(({ from, to, points: bring }) => (
          <li key={from}>
            {text('boards.whole.points', {
              ...(from === to ? { places: `${from}`, are: 'one' } : { places: `${from}–${to}`, are: 'many' }),
              points: bring,
            })}
          </li>
        ))}
      </ul>
    </Card>
  )
}
