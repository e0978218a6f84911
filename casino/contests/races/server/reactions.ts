import { PlayerErased } from '#casino/account/personal-data/events.ts'
import { HouseRestrictionChanged, PlayerSelfExcluded } from '#casino/account/responsible-play/events.ts'
import { GameStarted, RoundSettled } from '#casino/games/play/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { RaceEnded } from '../events.ts'
import { closeRace } from './close-race.ts'
import { countRounds } from './count-rounds.ts'
import { enterByStarting, withdraw } from './join-race.ts'

export const reactions = [
  on(GameStarted, enterByStarting),
  on(RoundSettled, countRounds),
  on(PlayerSelfExcluded, (facts, tx, house) =>
    withdraw(
      facts.map(({ data }) => data),
      tx,
      house,
    ),
  ),
  on(HouseRestrictionChanged, (facts, tx, house) =>
    withdraw(
      facts.map(({ data }) => data).filter(({ status, is_set }) => status === 'youngster' && is_set),
      tx,
      house,
    ),
  ),
  on(PlayerErased, (facts, tx, house) =>
    withdraw(
      facts.map(({ data }) => data),
      tx,
      house,
    ),
  ),
  // The slice reads its own fact in the order of the log, so that a race is closed after the last round that counts.
  on(RaceEnded, async (facts, tx, house) => {
    for (const { data } of facts) await closeRace(tx, house, data.race_id)
  }),
]
