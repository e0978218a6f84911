import { Type } from 'typebox'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A person closed a game of the house or of a studio: it takes no new stakes. `message` is what players are told; null for the house's own words. */
export const GameClosed = defineFact(
  'games/lobby.game-closed',
  Type.Object({ slug: Type.String(), message: Type.Union([InEveryLanguage, Type.Null()]) }),
)

/** A closed game may be played again. */
export const GameOpened = defineFact('games/lobby.game-opened', Type.Object({ slug: Type.String() }))
