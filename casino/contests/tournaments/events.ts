import { Type } from 'typebox'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A tournament began that this player had signed up for and wants to hear of. */
export const OwnTournamentBegan = defineFact(
  'contests/tournaments.own-tournament-began',
  Type.Object({ tournament_id: Type.Integer(), title: InEveryLanguage }),
)
