import { HouseRestrictionChanged, PlayerSelfExcluded, PlayerTookBreak } from '#casino/players/responsible-play/events.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { on, type Reaction } from '#kernel/facts/reactions.ts'
import type { ServerSlice } from '#kernel/slice.ts'
import { unseenThings } from '../extensions.ts'
import { addAnnounced, addUnseen, keepQuiet } from './store.ts'

/** Restrictions by the operator have no end date. */
const until_lifted = '9999-12-31T00:00:00.000Z'

export const reactions = [
  /** Reliability 12: players on a break or excluded get no counters. */
  on(PlayerSelfExcluded, { from: 'beginning' }, async (facts, tx) => {
    for (const { data } of facts) await keepQuiet(tx, data.player_id, 'self-excluded', data.till)
  }),
  on(PlayerTookBreak, { from: 'beginning' }, async (facts, tx) => {
    for (const { data } of facts) await keepQuiet(tx, data.player_id, 'cooling-off', data.till)
  }),
  on(HouseRestrictionChanged, { from: 'beginning' }, async (facts, tx) => {
    for (const { data } of facts) await keepQuiet(tx, data.player_id, data.status, data.is_set ? until_lifted : null)
  }),
]

const ownPlayer = ({ player_id }: Pick<Fact, 'player_id'>): readonly bigint[] => (player_id === null ? [] : [player_id])

/** MD-066: counts the items that slices contribute. */
export const reactionsToUnseenThings = (slices: readonly ServerSlice[]): readonly Reaction[] =>
  contributionsTo(slices, unseenThings).map(({ fact, section, isUnseen, playersOf = ownPlayer, announcementOf }) =>
    on(fact, { from: 'deployment', ...(isUnseen && { isOwn: isUnseen }) }, (facts, tx, house) =>
      announcementOf
        ? addAnnounced(
            tx,
            facts.map((one) => ({ ...announcementOf(one), section, at: one.at.toISOString() })),
            house.clock.now(),
          )
        : addUnseen(tx, facts.flatMap(playersOf), section),
    ),
  )
