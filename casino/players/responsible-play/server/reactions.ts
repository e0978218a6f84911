import { PlayerVerified } from '#casino/players/profile/events.ts'
import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import { contactsOf } from '#casino/players/accounts/server/api.ts'
import { ContactConfirmed } from '#casino/sign-in/one-time-codes/events.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { isLeased } from '../session-rules.ts'
import { announceControls } from './controls.ts'
import { decideRestriction } from './restrict-by-house.ts'
import { applyMarks } from './restriction-marks.ts'
import { holdPlayer } from './store.ts'

export const reactions = [
  /** If the licence limits everybody's time, or requires limits before the first stake, that applies from registration on. */
  onInTransaction(PlayerRegistered, async ({ data }, tx, house) => {
    const player_id = BigInt(data.player_id)
    const player = await holdPlayer(tx, player_id)
    if (isLeased({ limits: [], jurisdiction: house.jurisdiction })) await announceControls(tx, house, player_id, player)
  }),
  /** A restricted player whose data were erased is recognised when they confirm the same contact again (decision 0029). */
  onInTransaction(ContactConfirmed, async ({ data }, tx, house) => {
    const player_id = BigInt(data.player_id)
    const value = (await contactsOf(tx, [player_id])).get(player_id)?.[data.kind]
    if (value) await applyMarks(tx, house, player_id, [{ kind: data.kind, value }])
  }),
  /** Approved documents lift the operator's restriction of unverified players. */
  on(PlayerVerified, { from: 'beginning' }, async (facts, tx, house) => {
    for (const { data } of facts)
      await decideRestriction(tx, house, { player_id: BigInt(data.player_id), kind: 'unverified', is_set: false })
  }),
]
