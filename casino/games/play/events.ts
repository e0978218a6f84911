import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player opened a game (GA-015). Guests' demo games are nobody's history and are not announced. */
export const GameStarted = defineFact(
  'games/play.game-started',
  Type.Object({ slug: Type.String(), mode: Type.Enum(['money_play', 'demo_play']) }),
)
