import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'

/** One of the numbers beside a side's name. */
export interface ScoreColumn {
  readonly key: string
  /** What it counts, as markets name it (`sets`, `games`), or a part of the match (`set:2`); null where the sport counts one thing alone. */
  readonly name: string | null
  /** `whole`: what decides the match. `running`: what is played for now. `past`: a part that is over. */
  readonly kind: 'whole' | 'running' | 'past'
  readonly home: string
  readonly away: string
}

/** Sports in which a part has a score of its own: what the match counts, and what its parts count. */
const counted: Readonly<Record<string, readonly [string, string]>> = {
  tennis: ['sets', 'games'],
  'table-tennis': ['sets', 'points'],
  volleyball: ['sets', 'points'],
  esports: ['maps', 'rounds'],
}

const written = ({ home, away }: { readonly home: number; readonly away: number }) => ({ home: String(home), away: String(away) })

/**
 * The numbers of an event in a list, from what decides the match to what is played for now; of one that is over, from what each part came to
 * to the whole. Nothing before it begins.
 */
export const scoreColumns = ({ sport, state, play }: Pick<EventCard, 'sport' | 'state' | 'play'>): ScoreColumn[] => {
  if (!play) return []
  const { score, parts, points, period } = play
  const names = counted[sport]
  const whole = { key: 'whole', name: names?.[0] ?? null, kind: 'whole', ...written(score) } as const
  if (!names) return [whole]
  if (state !== 'live')
    return [...parts.map((part) => ({ key: part.name, name: part.name, kind: 'past' as const, ...written(part) })), whole]
  const last = parts.at(-1)
  // In a break nothing is played for.
  const running = last?.name === period ? [{ key: 'running', name: names[1], kind: 'running' as const, ...written(last) }] : []
  return [whole, ...running, ...(points ? [{ key: 'points', name: 'points', kind: 'running' as const, ...points }] : [])]
}
