import { playerNamed, readHandle } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { type Decider, type OperatorCommand, OperatorError, type OperatorWork } from '#kernel/operator/commands.ts'
import { blockPlayer, unblockPlayer } from './block-player.ts'

/** Blocks or unblocks an account, with its audit record in the same transaction. */
export const decideBlock =
  (what: 'block' | 'unblock', handle: string, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const player = await playerNamed(house, handle)
    const decision = { player_id: player.id, actor, reason }
    await inTransaction(house.db, async (tx) => {
      const is_new = await (what === 'block' ? blockPlayer : unblockPlayer)(tx, house, decision)
      if (!is_new) throw new OperatorError(what === 'block' ? `${player.login} is blocked already.` : `${player.login} is not blocked.`)
      await appendAudit(tx, house, { actor, action: `sign-in/sessions.player-${what}ed`, reason, subject: `player:${player.id}`, data: {} })
    })
    house.facts.wake()
    return `${player.login} is ${what}ed.`
  }

export const commands: readonly OperatorCommand[] = [
  {
    name: 'players block',
    usage: '<player>',
    decides: true,
    help: 'A blocked player is signed out everywhere and cannot come in.',
    read: ({ words }, by) => decideBlock('block', readHandle(words[0]), by),
  },
  { name: 'players unblock', usage: '<player>', decides: true, read: ({ words }, by) => decideBlock('unblock', readHandle(words[0]), by) },
]
