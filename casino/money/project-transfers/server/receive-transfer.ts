import { holdAndRequireMayDeposit } from '#casino/money/cash-desk/server/api.ts'
import { clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import type { creditCall, Fated, voidCall } from '../door.ts'
import { TransferMoved } from '../events.ts'
import { receivingFault } from './may-receive.ts'
import { clearingName } from './projects.ts'
import { insertReceived, lockName, readReceived, type ReceivedRow } from './received-store.ts'

type Named = BodyOf<typeof voidCall>

const told = ({ name, state, reason }: ReceivedRow): Fated => ({ transfer: name, state, reason })

/** What became of a transfer before; undefined where nothing did. Other content under its name is `project-transfer-reused` (409). */
const known = async (tx: Tx, project: string, { transfer, link, amount, currency }: Named): Promise<ReceivedRow | undefined> => {
  await lockName(tx, project, transfer)
  const row = await readReceived(tx, project, transfer)
  if (row && (row.link_id !== link || row.amount !== BigInt(amount) || row.currency !== currency))
    return refuse('project-transfer-reused', {}, 409)
  return row
}

const pay = async (tx: Tx, house: House, { id, project, name, player_id, currency, amount }: ReceivedRow): Promise<void> => {
  if (player_id === null) throw new Error(`transfer ${name} of ${project} was accepted for nobody`)
  const [clearing, purse] = [clearingAccount(clearingName(project), currency), purseOf(player_id, 'main', currency)]
  await post(tx, house, {
    key: `project-credit:${project}:${name}`,
    reason: 'transfer',
    reference: `project-credit:${id}`,
    postings: [{ from: clearing, to: purse, amount_minor: amount }],
  })
  const fact = { transfer_id: `in-${id}`, project, direction: 'in', state: 'arrived', reason: null, currency } as const
  await announce(tx, house, [TransferMoved({ ...fact, amount_minor: toWire(amount) }, player_id)])
}

/**
 * Accepts a transfer of another project or refuses it, once and for ever by its name: the row and the money are one commit, and whatever
 * comes later under the name is answered by the row. `hold` is only replaced by tests.
 */
export const credit = async (
  house: House,
  project: string,
  asked: BodyOf<typeof creditCall>,
  hold = holdAndRequireMayDeposit,
): Promise<Fated> => {
  const row = await inTransaction(house.db, async (tx) => {
    const before = await known(tx, project, asked)
    if (before) return before
    const { transfer: name, link: link_id, currency, till } = asked
    const [at, amount] = [house.clock.now(), BigInt(asked.amount)]
    const incoming = { project, link_id, amount_minor: amount, currency }
    const { player_id, fault } = await receivingFault(house, tx, incoming, (intent) => hold(tx, house, intent))
    const reason = at >= new Date(till) ? 'late' : fault
    const state = reason === null ? 'accepted' : 'refused'
    const made = await insertReceived(tx, { project, name, link_id, player_id, currency, amount, state, reason, at })
    if (state === 'accepted') await pay(tx, house, made)
    return made
  })
  house.facts.wake()
  return told(row)
}

/** Voids a transfer that has not come: the row keeps it from ever being accepted. One that was accepted stays so, and the answer says it. */
export const voidTransfer = async (house: House, project: string, asked: Named): Promise<Fated> =>
  inTransaction(house.db, async (tx) => {
    const { transfer: name, link: link_id, currency } = asked
    const tombstone = {
      project,
      name,
      link_id,
      player_id: null,
      currency,
      amount: BigInt(asked.amount),
      state: 'voided',
      reason: null,
    } as const
    return told((await known(tx, project, asked)) ?? (await insertReceived(tx, { ...tombstone, at: house.clock.now() })))
  })
