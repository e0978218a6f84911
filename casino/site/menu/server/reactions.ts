import { HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak } from '#casino/account/responsible-play/events.ts'
import { PrizeGranted } from '#casino/bonuses/prizes/events.ts'
import { RaceScheduled } from '#casino/contests/races/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { addAnnounced, addUnseen, keepQuiet } from './store.ts'

/** What the house put on an account has no date. */
const until_lifted = '9999-12-31T00:00:00.000Z'

export const reactions = [
  /** A prize that its player has not looked at (MD-066). */
  on(PrizeGranted, (facts, tx) =>
    addUnseen(
      tx,
      facts.flatMap(({ player_id }) => (player_id === null ? [] : [player_id])),
      'bonuses',
    ),
  ),
  /** A race that runs or will: for everybody, as long as there is something to see. */
  on(RaceScheduled, (facts, tx, house) =>
    addAnnounced(
      tx,
      facts.map(({ data, at }) => ({ about: `race:${data.race_id}`, section: 'events', at: at.toISOString(), until: data.ends_at })),
      house.clock.now(),
    ),
  ),
  /** Reliability 12: nothing calls somebody back who wanted to be away. */
  on(PlayerSelfExcluded, async (facts, tx) => {
    for (const { data } of facts) await keepQuiet(tx, data.player_id, 'self-excluded', data.till)
  }),
  on(PlayerTookBreak, async (facts, tx) => {
    for (const { data } of facts) await keepQuiet(tx, data.player_id, 'cooling-off', data.till)
  }),
  on(HouseRestrictionChanged, async (facts, tx) => {
    for (const { data } of facts) await keepQuiet(tx, data.player_id, data.status, data.is_set ? until_lifted : null)
  }),
]
