import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { classNames } from '#ui/class-names.ts'

export type Came = 'won' | 'drawn' | 'lost'

/** Who won, where the score may say otherwise: a fight ends before its rounds are counted. */
export const winnerBesideScore = ({ sport, winner }: Pick<EventCard, 'sport' | 'winner'>): EventCard['winner'] =>
  sport === 'mixed-martial-arts' ? winner : null

/** What a match came to for one side; null where no score was told. */
export const cameTo = ({ home, play, winner }: Pick<EventCard, 'home' | 'play' | 'winner'>, competitor_id: number): Came | null => {
  if (!play) return null
  if (winner) return (winner === 'home') === (home.id === competitor_id) ? 'won' : 'lost'
  const [own, other] = home.id === competitor_id ? [play.score.home, play.score.away] : [play.score.away, play.score.home]
  if (own === other) return 'drawn'
  return own > other ? 'won' : 'lost'
}

const tone: Readonly<Record<Came, string>> = {
  won: 'bg-positive-soft text-positive',
  drawn: 'bg-surface-3 text-ink-soft',
  lost: 'bg-negative-soft text-negative',
}

/** The square of one past match. Its letter says what its colour says. */
export const formMarkClass = (came: Came, className: string): string =>
  classNames('grid place-items-center rounded-sm font-bold', tone[came], className)
