import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, type OperatorWork } from '#kernel/operator/commands.ts'
import { closedAt, deleteClosing, insertClosing } from './closing-store.ts'
import { offeredMethods } from './providers.ts'

const audit = (tx: Tx, house: House, action: 'closed' | 'opened', { actor, reason }: Decider): Promise<unknown> =>
  appendAudit(tx, house, { actor, action: `money/cash-desk.${action}`, reason, subject: 'house', data: {} })

/** Closes the desk for everybody, with actor and reason in the audit log in the same transaction (reliability 22). */
export const closeDesk =
  (by: Decider): OperatorWork =>
  async (house) =>
    inTransaction(house.db, async (tx) => {
      if (!(await insertClosing(tx, house.clock.now()))) throw new OperatorError('The cash desk is closed already.')
      await audit(tx, house, 'closed', by)
      return 'The cash desk is closed: no deposit and no game for money begins.'
    })

/** Opens it again; nothing needs to be repaired. */
export const openDeskAgain =
  (by: Decider): OperatorWork =>
  async (house) =>
    inTransaction(house.db, async (tx) => {
      if (!(await deleteClosing(tx))) throw new OperatorError('The cash desk is not closed.')
      await audit(tx, house, 'opened', by)
      return 'The cash desk is open.'
    })

const showDesk: OperatorWork = async (house) => {
  if (offeredMethods(house).length === 0) return 'The cash desk is closed: there is no way to pay.'
  const at = await closedAt(house.db)
  return at === null ? 'The cash desk is open.' : `The cash desk is closed since ${at.toISOString()}.`
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'desk close',
    decides: true,
    help: `While the desk is closed no deposit begins, and no game for money. Rounds of games that are open already go on, payments that were
begun are credited, and every button of the site that leads to the desk says that it is closed.`,
    read: (_typed, by) => closeDesk(by),
  },
  { name: 'desk open', decides: true, read: (_typed, by) => openDeskAgain(by) },
  { name: 'desk show', read: () => showDesk },
]
