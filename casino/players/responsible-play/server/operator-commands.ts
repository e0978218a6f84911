import { playerNamed, playersByIds, readHandle } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { type Decider, type OperatorCommand, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { houseRestrictionKinds, type HouseRestrictionKind } from '../rules.ts'
import { listHouseRestrictions } from './house-restriction-store.ts'
import { restrictByHouse } from './restrict-by-house.ts'

/** Maximum number of listed restrictions. */
const listed = 200

/** Lists the operator's restrictions, newest first, one per line. */
export const listRestrictions =
  (handle: string | null): OperatorWork =>
  async (house) => {
    const player_id = handle === null ? null : (await playerNamed(house, handle)).id
    const standing = await listHouseRestrictions(house.db, player_id, listed)
    if (standing.length === 0) return 'No restriction of the house stands.'
    const players = await playersByIds(
      house.db,
      standing.map((row) => row.player_id),
    )
    return standing
      .map((row) => [players.get(row.player_id)?.login ?? row.player_id, row.kind, row.set_at.toISOString()].join('\t'))
      .join('\n')
  }

/** RP-008: the restriction and its audit record are one transaction. */
export const decideRestriction =
  (done: 'set' | 'lifted', handle: string, kind: HouseRestrictionKind, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const player = await playerNamed(house, handle)
    await restrictByHouse(house, { player_id: player.id, kind, is_set: done === 'set' }, async (tx) => {
      await appendAudit(tx, house, {
        actor,
        action: `players/responsible-play.restriction-${done}`,
        reason,
        subject: `player:${player.id}`,
        data: { kind },
      })
    })
    return `The restriction "${kind}" of ${player.login} is ${done}.`
  }

const readKind = (typed: string | undefined): HouseRestrictionKind => {
  const kind = houseRestrictionKinds.find((known) => known === typed)
  if (!kind) throw new OperatorMistake(`A restriction is one of: ${houseRestrictionKinds.join(', ')}.`)
  return kind
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'restrictions list',
    usage: '[<player>]',
    read: ({ words }) => listRestrictions(words[0] === undefined ? null : readHandle(words[0])),
  },
  {
    name: 'restrictions set',
    usage: '<player> <kind>',
    decides: true,
    read: ({ words }, by) => decideRestriction('set', readHandle(words[0]), readKind(words[1]), by),
  },
  {
    name: 'restrictions lift',
    usage: '<player> <kind>',
    decides: true,
    help: `A player is named by the handle. Kinds of restriction: ${houseRestrictionKinds.join(', ')}. Each closes stakes and deposits at once and leaves
the way to the money open; "unverified" also ends by itself when the documents are approved.`,
    read: ({ words }, by) => decideRestriction('lifted', readHandle(words[0]), readKind(words[1]), by),
  },
]
