import type { Happening, Play } from '#casino/sportsbook/catalogue/contract.ts'
import type { BasketballState } from '#engines/sport/basketball/basketball.ts'
import { unit_s } from '#engines/sport/basketball/possessions.ts'
import type { EsportsState } from '#engines/sport/esports/esports.ts'
import type { FootballState } from '#engines/sport/football/football.ts'
import type { IceHockeyState } from '#engines/sport/ice-hockey/ice-hockey.ts'
import type { Score, Side } from '#engines/sport/match-result.ts'
import type { FightState } from '#engines/sport/mixed-martial-arts/mixed-martial-arts.ts'
import { setsWon } from '#engines/sport/sets-state.ts'
import type { TableTennisState } from '#engines/sport/table-tennis/table-tennis.ts'
import { isTieBreak } from '#engines/sport/tennis/tennis-games.ts'
import type { TennisState } from '#engines/sport/tennis/tennis.ts'
import type { VolleyballState } from '#engines/sport/volleyball/volleyball.ts'

/** A scoreboard without the moment at which it was looked at. */
export type Board = Omit<Play, 'at' | 'pace'>

type Part = Play['parts'][number]

const plain: Pick<Board, 'points' | 'serving' | 'stats' | 'parts'> = { points: null, serving: null, stats: [], parts: [] }

const numbered = (name: string, scores: readonly Score[]): Part[] =>
  scores.map((score, index) => ({ name: `${name}:${index + 1}`, home: score.home, away: score.away }))

/** The score of each part, from the scores at their ends. */
const between = (at_ends: readonly Score[], now: Score): Score[] =>
  [...at_ends, now].map(({ home, away }, index, all) => {
    const before = all[index - 1] ?? { home: 0, away: 0 }
    return { home: home - before.home, away: away - before.away }
  })

const football = (state: FootballState, is_break: boolean): Board => {
  const { half, minute, goals, half_time, corners, cards, is_ended } = state
  const in_break = is_break && half === 2 && minute === 0
  const halves = half_time ? [half_time, { home: goals.home - half_time.home, away: goals.away - half_time.away }] : [goals]
  return {
    ...plain,
    period: in_break ? 'half-time' : `half:${half}`,
    clockSeconds: (half - 1) * 2700 + minute * 60,
    isRunning: !in_break && !is_ended,
    score: goals,
    parts: numbered('half', in_break ? halves.slice(0, 1) : halves),
    stats: [
      { name: 'corners', ...corners },
      { name: 'yellow-cards', ...cards },
    ],
  }
}

const iceHockey = (state: IceHockeyState, is_break: boolean): Board => {
  const { period, minute, goals, at_ends, winner } = state
  const is_later = period > 3 && winner !== null && goals.home === goals.away
  const score = is_later ? { ...goals, [winner]: goals[winner] + 1 } : goals
  const names: Readonly<Record<number, string>> = { 4: 'overtime', 5: 'shootout' }
  const running = winner === null && period <= 3
  const in_break = is_break && minute === 0 && period > 1
  return {
    ...plain,
    period: in_break ? 'break' : (names[period] ?? `period:${period}`),
    clockSeconds: period <= 4 ? (period - 1) * 1200 + minute * 60 : null,
    isRunning: winner === null && period <= 4 && !in_break,
    score,
    parts: numbered(
      'period',
      (running && !in_break ? between(at_ends, goals) : between(at_ends, goals).slice(0, at_ends.length)).slice(0, 3),
    ),
  }
}

const basketball = (state: BasketballState, is_break: boolean): Board => {
  const { quarter, units_left, points, at_ends, ball, winner } = state
  const all = between(at_ends, points)
  const shown = winner === null && !is_break ? all : all.slice(0, at_ends.length)
  return {
    ...plain,
    period: is_break && winner === null ? 'break' : quarter <= 4 || winner ? `quarter:${Math.min(4, quarter)}` : `overtime:${quarter - 4}`,
    clockSeconds: winner === null ? units_left * unit_s : 0,
    isRunning: false,
    score: points,
    parts: shown.map((score, index) => ({ name: index < 4 ? `quarter:${index + 1}` : `overtime:${index - 3}`, ...score })),
    serving: winner === null && !is_break ? ball : null,
  }
}

const gamePoint = (own: number, other: number): string => {
  if (own >= 3 && other >= 3) return own > other ? 'A' : '40'
  return ['0', '15', '30', '40'][own] ?? '40'
}

interface Sets {
  readonly name: string
  readonly finished: readonly Score[]
  readonly running: Score
  readonly serving: Side | null
  readonly is_ended: boolean
  readonly is_break: boolean
}

const sets = ({ name, finished, running, serving, is_ended, is_break }: Sets): Board => ({
  ...plain,
  period: is_break && !is_ended ? 'break' : `${name}:${is_ended ? finished.length : finished.length + 1}`,
  clockSeconds: null,
  isRunning: false,
  score: setsWon(finished),
  parts: numbered(name, is_ended || is_break ? finished : [...finished, running]),
  serving: is_ended || is_break ? null : serving,
})

const tennis = (state: TennisState, is_break: boolean): Board => {
  const { games, points, server, finished, is_ended } = state
  const in_break = is_break && games.home + games.away === 0
  const board = sets({ name: 'set', finished, running: games, serving: server, is_ended, is_break: in_break })
  if (is_ended || in_break) return board
  const { home, away } = points
  const shown = isTieBreak(games)
    ? { home: String(home), away: String(away) }
    : { home: gamePoint(home, away), away: gamePoint(away, home) }
  return { ...board, points: shown }
}

const fight = ({ round, step, cards, method }: FightState, is_break: boolean): Board => ({
  ...plain,
  period: is_break && method === null ? 'break' : `round:${method === 'decision' ? Math.max(1, round - 1) : round}`,
  clockSeconds: method === null && !is_break ? step * 30 : null,
  isRunning: method === null && !is_break,
  score: cards,
})

/** What the scoreboard of a sport shows in a state; `is_break`: between two parts, with nothing going on. */
export const boardOf = (sport: string, state: unknown, is_break: boolean): Board => {
  switch (sport) {
    case 'football':
      return football(state as FootballState, is_break)
    case 'ice-hockey':
      return iceHockey(state as IceHockeyState, is_break)
    case 'basketball':
      return basketball(state as BasketballState, is_break)
    case 'tennis':
      return tennis(state as TennisState, is_break)
    case 'table-tennis': {
      const { points, finished, is_ended, first } = state as TableTennisState
      return sets({
        name: 'set',
        finished,
        running: points,
        serving: first,
        is_ended,
        is_break: is_break && points.home + points.away === 0,
      })
    }
    case 'volleyball': {
      const { points, finished, is_ended, server } = state as VolleyballState
      return sets({
        name: 'set',
        finished,
        running: points,
        serving: server,
        is_ended,
        is_break: is_break && points.home + points.away === 0,
      })
    }
    case 'esports': {
      const { map, finished, is_ended } = state as EsportsState
      const { home, away } = map.rounds
      return sets({ name: 'map', finished, running: { home, away }, serving: null, is_ended, is_break: is_break && home + away === 0 })
    }
    case 'mixed-martial-arts':
      return fight(state as FightState, is_break)
    default:
      throw new RangeError(`there is no scoreboard for ${sport}`)
  }
}

/** Events that a timeline tells; points, possessions and minutes are too many. */
const told: ReadonlySet<string> = new Set([
  'goal',
  'corner',
  'yellow-card',
  'half-time',
  'full-time',
  'overtime-goal',
  'shootout-won',
  'period-over',
  'quarter-over',
  'game',
  'set-over',
  'map-over',
  'round-over',
  'finish',
  'decision',
  'match-over',
])

/** What is told of the part that it ended, not of the one that follows. */
const ending: ReadonlySet<string> = new Set(['half-time', 'period-over', 'quarter-over', 'set-over', 'map-over', 'round-over'])

/** A line of the timeline for an event, with the scoreboards before and after it; null for what no timeline tells. */
export const happeningOf = (event: { readonly type: string }, before: Board, after: Board): Happening | null => {
  if (!told.has(event.type)) return null
  const { side, winner, scored, method } = event as { side?: Side; winner?: Side | null; scored?: Side | null; method?: string }
  const { clockSeconds, period } = ending.has(event.type) ? before : after
  return {
    type: method === undefined ? event.type : `${event.type}:${method}`,
    side: side ?? winner ?? scored ?? null,
    clockSeconds: clockSeconds ?? 0,
    period,
    score: after.score,
  }
}
