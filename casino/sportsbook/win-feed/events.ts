import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** Won bets came into the feed. */
export const WinsShown = defineFact('sportsbook/win-feed.wins-shown', Type.Object({ bet_ids: Type.Array(Type.Integer()) }))
