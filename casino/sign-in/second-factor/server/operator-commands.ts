import { playerNamed, readHandle } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { type Decider, type OperatorCommand, OperatorError, type OperatorWork } from '#kernel/operator/commands.ts'
import { dropSecondFactor } from './authenticator.ts'

/** For players who lost both the app and the recovery codes. Their confirmed email is notified automatically. */
export const dropFactor =
  (handle: string, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const player = await playerNamed(house, handle)
    await inTransaction(house.db, async (tx) => {
      if (!(await dropSecondFactor(tx, house, player.id))) throw new OperatorError(`${player.login} has no second factor.`)
      const action = 'sign-in/second-factor.dropped'
      await appendAudit(tx, house, { actor, action, reason, subject: `player:${player.id}`, data: {} })
    })
    house.facts.wake()
    return `${player.login} logs in by password alone.`
  }

export const commands: readonly OperatorCommand[] = [
  {
    name: 'players drop-second-factor',
    usage: '<player>',
    decides: true,
    help: `Who has lost both the app and the recovery codes gets in by password alone once the second factor is dropped: make sure first
that it is the player who asks; a confirmed e-mail is told.`,
    read: ({ words }, by) => dropFactor(readHandle(words[0]), by),
  },
]
