import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { toWire } from '#kernel/money/currency.ts'
import { creditCall, type Fated, voidCall } from '../door.ts'
import { endOf, given_up_after_ms, isOpen } from '../rules.ts'
import { type Ask, askProject } from './ask-project.ts'
import { moveTransfer } from './move-transfer.ts'
import { openTransfers, transferById, type TransferRow } from './transfer-store.ts'
import { projectSettings } from './settings.ts'

const deliver_job = 'money/project-transfers.deliver'
const most_at_once = 500

/** Brought by this job, and by the next minute's where it was lost. Sending twice has the effect of sending once. */
export const deliverSoon = (house: House, id: bigint): Promise<void> =>
  house.jobs.send(deliver_job, { transfer_id: String(id) }, { key: String(id) })

/** The transfer as it is to be asked about: given up from its time on. Undefined of one that is over. */
const begin = async (house: House, id: bigint): Promise<TransferRow | undefined> => {
  const transfer = await transferById(house.db, id)
  if (!transfer || !isOpen(transfer.state)) return undefined
  if (transfer.state === 'recalling' || house.clock.now() < transfer.recall_at) return transfer
  await inTransaction(house.db, (tx) => moveTransfer(tx, house, id, { state: 'recalling', reason: null }))
  return transferById(house.db, id)
}

const fateOf = async (house: House, transfer: TransferRow, ask: Ask): Promise<Fated> => {
  const project = house.config.of(projectSettings).others.get(transfer.project)
  if (!project) throw new Error(`transfer ${transfer.id} waits for its project to come back`)
  const { name, link_id, currency, sent_at } = transfer
  const about = { transfer: name, link: link_id, amount: toWire(transfer.amount), currency }
  if (transfer.state === 'recalling') return ask(house, project, voidCall, about)
  return ask(house, project, creditCall, { ...about, till: new Date(sent_at.getTime() + given_up_after_ms).toISOString() })
}

/**
 * Brings a transfer, or asks it back once it was given up, and ends it by the signed answer. Without one the money stays in clearing and the job is
 * tried again: it never goes back by the clock alone. `ask` is only replaced by tests.
 */
export const deliver = async (house: House, id: bigint, ask: Ask = askProject): Promise<void> => {
  const transfer = await begin(house, id)
  if (!transfer || !isOpen(transfer.state)) return
  const { state, reason } = await fateOf(house, transfer, ask)
  await inTransaction(house.db, (tx) => moveTransfer(tx, house, id, endOf(state, reason)))
  house.facts.wake()
}

/** Finds transfers whose job was lost in a crash, whose answer was, or whose time is over. */
const findOpen = async (_data: unknown, house: House): Promise<void> => {
  for (const { id } of await openTransfers(house.db, most_at_once)) await deliverSoon(house, id)
}

export const deliverJobs: readonly JobDeclaration[] = [
  { name: deliver_job, run: (data, house) => deliver(house, BigInt((data as { transfer_id: string }).transfer_id)) },
  { name: 'money/project-transfers.find-open', cron: '* * * * *', run: findOpen },
]
