import { push } from '#kernel/facts/pushes.ts'
import { commonChannel } from '#kernel/realtime/publisher.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { PlaceWon, RaceClosed, RaceStarted, StakeOutside, TableMoved } from '../events.ts'
import { forgetBoard } from './board.ts'
import { raceChannel, raceMessage, toPlayer } from './race-messages.ts'
import { raceById } from './race-store.ts'
import { forgetTelling, markMoved } from './tell-board.ts'

export const pushes = [
  push(TableMoved, (facts, house) => {
    for (const race_id of new Set(facts.map(({ data }) => data.race_id))) markMoved(house, BigInt(race_id))
    return []
  }),

  push(RaceStarted, async (facts, house) => {
    const races = await Promise.all(facts.map(({ data }) => raceById(house.db, data.race_id)))
    return races.flatMap((race) =>
      race
        ? [
            raceMessage(commonChannel, 'start', race.id, {
              titles: race.title,
              endsAt: race.ends_at.toISOString(),
            }),
          ]
        : [],
    )
  }),

  push(RaceClosed, (facts, house) =>
    facts.flatMap(({ data: { race_id } }) => {
      forgetTelling(house, BigInt(race_id))
      forgetBoard(house, BigInt(race_id))
      return [commonChannel, raceChannel(race_id)].map((channel) => raceMessage(channel, 'stop', race_id, { isSettled: true }))
    }),
  ),

  push(PlaceWon, (facts) =>
    facts.flatMap(({ player_id, data: { race_id, place, amount_minor, currency } }) =>
      player_id === null
        ? []
        : [toPlayer(player_id, 'playerWin', race_id, { place, prize: amount_minor, currency, exponent: exponentOf(currency) })],
    ),
  ),

  push(StakeOutside, (facts) =>
    facts.flatMap(({ player_id, data: { race_id, side, bound_minor, currency } }) =>
      player_id === null
        ? []
        : [
            toPlayer(player_id, side === 'below' ? 'min-alert' : 'max-alert', race_id, {
              stake: bound_minor,
              currency,
              exponent: exponentOf(currency),
            }),
          ],
    ),
  ),
]
