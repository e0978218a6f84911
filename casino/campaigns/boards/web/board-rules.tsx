import { useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import type { BoardView } from '../contract.ts'
import type { texts } from '../texts.ts'
import type { LiveBoardProps } from './live-board.ts'
import { useBoardText, useCount, useMoney } from './board-words.ts'

const pointsKey = {
  multiple: 'boards.rules.points',
  coefficients: 'boards.rules.points.coefficients',
  'wins-in-a-row': 'boards.rules.points.wins-in-a-row',
  rounds: 'boards.rules.points.rounds',
  stakes: 'boards.rules.points.stakes',
} as const

const parts = [
  { icon: 'star', heading: 'boards.rules.points.heading' },
  { icon: 'hourglass', heading: 'boards.rules.attempts.heading', body: 'boards.rules.attempts' },
  { icon: 'coin', heading: 'boards.rules.stakes.heading', body: 'boards.rules.stakes' },
  { icon: 'trophy', heading: 'boards.rules.ties.heading', body: 'boards.rules.ties' },
  { icon: 'shield', heading: 'boards.rules.privacy.heading', body: 'boards.rules.privacy' },
] as const

/** Details of a scoring rule: points by multiple, the maximum per player, and by how much a boost raises them. */
const ScoreFigures = ({ score }: Pick<BoardView, 'score'>) => {
  const text = useText<typeof texts>()
  const count = useCount()
  return (
    <>
      {score.table.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {score.table.map(({ fromHundredths, points }) => (
            <li key={fromHundredths} className="font-semibold">
              {text('boards.rules.figure', { times: count(fromHundredths / 100), points })}
            </li>
          ))}
        </ul>
      )}
      {score.mostPoints !== null && (
        <p className="mt-2 text-sm text-ink-soft">{text('boards.rules.most-points', { points: count(score.mostPoints) })}</p>
      )}
      {score.mostTimes > 1 && <p className="mt-2 text-sm text-ink-soft">{text('boards.rules.boost', { times: count(score.mostTimes) })}</p>}
    </>
  )
}

/** A board's rules in plain language, from the document that the server counts by. */
export const BoardRules = ({ board, place }: Pick<LiveBoardProps, 'board' | 'place'>) => {
  const text = useBoardText(board)
  const money = useMoney(board)
  const oddsText = useOddsText()
  const values = {
    attempts: board.attempts,
    extra: board.extraAttempts,
    one: board.attempts + board.extraAttempts === 1 ? 'yes' : 'no',
    rounds: board.roundsPerAttempt,
    min: money(board.minStake),
    max: money(board.maxStake),
    within: board.score.withinAttempt,
    auto: board.isAutoSubscription ? 'yes' : 'no',
    leaves: place.calls.leave ? 'yes' : 'no',
    odds: board.leastOdds === null ? '' : oddsText(board.leastOdds),
  }
  // The main leaderboard of a staged contest counts places; what counts in a round is listed with each stage.
  const shown = board.counts === 'places' ? parts.slice(3) : parts
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('boards.rules')}</h2>
      <Card>
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((part) => (
            <li key={part.heading} className="flex items-start gap-3.5">
              <ArtIcon name={part.icon} size={34} />
              <div className="min-w-0">
                <h3 className="font-bold">{text(part.heading)}</h3>
                <p className="mt-1 text-sm text-ink-soft">{text('body' in part ? part.body : pointsKey[board.score.kind], values)}</p>
                {part.icon === 'star' && <ScoreFigures score={board.score} />}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
