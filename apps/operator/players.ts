import { blockPlayer, unblockPlayer } from '#casino/account/login/server/api.ts'
import { type Player, playerByLogin, playersByIds } from '#casino/account/registration/server/api.ts'
import { listHouseRestrictions, restrictByHouse } from '#casino/account/responsible-play/server/api.ts'
import { dropSecondFactor } from '#casino/account/second-factor/server/api.ts'
import { appendAudit } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Asked } from './arguments.ts'
import { OperatorError } from './operator-error.ts'

/** More is not looked through in one sitting. */
const listed = 200

const playerNamed = async (house: House, handle: string): Promise<Player> => {
  const player = await playerByLogin(house.db, handle)
  if (!player) throw new OperatorError(`There is no player "${handle}".`)
  return player
}

/** What the house has put on accounts, the newest first, a line each. */
export const listRestrictions = async (house: House, handle: string | null): Promise<string[]> => {
  const player_id = handle === null ? null : (await playerNamed(house, handle)).id
  const standing = await listHouseRestrictions(house.db, player_id, listed)
  if (standing.length === 0) return ['No restriction of the house stands.']
  const players = await playersByIds(
    house.db,
    standing.map((row) => row.player_id),
  )
  return standing.map((row) => [players.get(row.player_id)?.login ?? row.player_id, row.kind, row.set_at.toISOString()].join('\t'))
}

type Restricting = Extract<Asked, { readonly what: 'set-restriction' | 'lift-restriction' }>

/** RP-008: the restriction and its line in the audit log are one transaction. */
export const decideRestriction = async (house: House, { what, player: handle, kind, actor, reason }: Restricting): Promise<string> => {
  const player = await playerNamed(house, handle)
  const is_set = what === 'set-restriction'
  const done = is_set ? 'set' : 'lifted'
  await restrictByHouse(house, { player_id: player.id, kind, is_set }, async (tx) => {
    await appendAudit(tx, house, {
      actor,
      action: `account/responsible-play.restriction-${done}`,
      reason,
      subject: `player:${player.id}`,
      data: { kind },
    })
  })
  return `The restriction "${kind}" of ${player.login} is ${done}.`
}

type Blocking = Extract<Asked, { readonly what: 'block' | 'unblock' }>

/** Closes an account to its owner, or opens it again. The audit log has it with the same commit. */
export const decideBlock = async (house: House, { what, player: handle, actor, reason }: Blocking): Promise<string> => {
  const player = await playerNamed(house, handle)
  const decision = { player_id: player.id, actor, reason }
  await inTransaction(house.db, async (tx) => {
    const is_new = await (what === 'block' ? blockPlayer : unblockPlayer)(tx, house, decision)
    if (!is_new) throw new OperatorError(what === 'block' ? `${player.login} is blocked already.` : `${player.login} is not blocked.`)
    await appendAudit(tx, house, { actor, action: `account/login.player-${what}ed`, reason, subject: `player:${player.id}`, data: {} })
  })
  house.facts.wake()
  return `${player.login} is ${what}ed.`
}

type Dropping = Extract<Asked, { readonly what: 'drop-second-factor' }>

/** For who has lost both the app and the recovery codes. The player's confirmed e-mail hears of it by itself. */
export const dropFactor = async (house: House, { player: handle, actor, reason }: Dropping): Promise<string> => {
  const player = await playerNamed(house, handle)
  await inTransaction(house.db, async (tx) => {
    if (!(await dropSecondFactor(tx, house, player.id))) throw new OperatorError(`${player.login} has no second factor.`)
    const action = 'account/second-factor.dropped'
    await appendAudit(tx, house, { actor, action, reason, subject: `player:${player.id}`, data: {} })
  })
  house.facts.wake()
  return `${player.login} logs in by password alone.`
}
