import { faultOfLeaving, holdForLeaving, type LeavingFault } from '#casino/money/payouts/server/api.ts'
import { clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { requireProofForMoney } from '#casino/players/profile/server/api.ts'
import { type Executor, inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { type crossProjectTransfer, refuse, type Transfer } from '../contract.ts'
import { checkCall } from '../door.ts'
import { given_up_after_ms, type ReceiveFault } from '../rules.ts'
import { askProject } from './ask-project.ts'
import { deliverSoon } from './deliver-transfer.ts'
import { endLink, linksOf } from './link-store.ts'
import { cameBy } from './history-store.ts'
import { isPlayClosed } from './may-link.ts'
import { tellMove } from './move-transfer.ts'
import { clearingName, projectNamed, titleOf } from './projects.ts'
import { sentLine } from './transfer-line.ts'
import { hasArrived, insertTransfer, transferByKey, type TransferRow } from './transfer-store.ts'
import type { Project } from './settings.ts'

type TransferCall = Call<typeof crossProjectTransfer>

const tries = { name: 'project-transfers', count: 30, window_s: 600 } as const

/** A retried command must have the same content. */
const refuseOther = ({ amount, project }: TransferRow, { body }: TransferCall): void => {
  if (amount !== BigInt(body.amount) || project !== body.project) throw new Refusal('idempotency-key-reused', {}, 409)
}

const leavingFaults = { frozen: 'transfer-frozen', 'needs-more': 'transfer-needs-more', 'person-looks': 'transfer-person-looks' } as const

const refuseLeaving = (fault: LeavingFault, { language }: TransferCall, currency: Currency): never => {
  if (fault.why === 'not-enough') throw new Refusal('insufficient-funds', { field: 'amount' })
  if (fault.why !== 'goes-back-first') return refuse(leavingFaults[fault.why])
  const { label, owed_minor } = fault
  return refuse('transfer-goes-back-first', { label, amount: amountText(owed_minor, currency, language), amount_minor: toWire(owed_minor) })
}

/** Everything that this house asks before money leaves; it moves nothing. The link that the money goes by, and its currency. */
const checked = async (call: TransferCall, db: Executor, project: Project): Promise<{ link_id: string; currency: Currency }> => {
  const { house, player_id, body } = call
  const link = (await linksOf(db, player_id)).find((one) => one.project === project.name) ?? refuse('project-not-linked')
  if (await isPlayClosed(house, db, player_id)) return refuse('transfer-blocked')
  const currency = (await playerById(db, player_id))?.currency ?? house.brand.currency
  const is_known_destination = await hasArrived(db, project.name, link.id)
  const amount_minor = BigInt(body.amount)
  const goes_back = amount_minor <= (await cameBy(db, link, currency))
  const leaving = { player_id, currency, amount_minor, is_known_destination, goes_back }
  const fault = await faultOfLeaving(house, db, leaving)
  return fault ? refuseLeaving(fault, call, currency) : { link_id: link.id, currency }
}

/** What the other house says of it before anything moves. A link that it does not know is none. */
const askThere = async (
  { house, body }: TransferCall,
  project: Project,
  { link_id, currency }: { link_id: string; currency: Currency },
) => {
  const content = { link: link_id, amount: body.amount, currency }
  const { fault } = await askProject(house, project, checkCall, content).catch((error: unknown) => {
    house.log.warn({ project: project.name, err: error }, 'a project could not be asked about a transfer')
    return refuse('project-unreachable', { title: titleOf(house, project.name) })
  })
  if (fault === 'unlinked') await endLink(house.db, project.name, link_id, house.clock.now())
  const said = {
    unlinked: 'unlinked',
    blocked: 'blocked',
    limit: 'limit',
    currency: 'currency',
    late: 'blocked',
  } as const satisfies Record<ReceiveFault, string>
  if (fault !== null) refuse(`transfer-${said[fault]}-there`)
}

/** Takes the money out of the purse, into the clearing account of the other project. */
const leave = (tx: Tx, house: House, { id, player_id, project, currency, amount }: TransferRow): Promise<unknown> =>
  post(tx, house, {
    key: `project-transfer:${id}`,
    reason: 'transfer',
    reference: `project-transfer:${id}`,
    postings: [{ from: purseOf(player_id, 'main', currency), to: clearingAccount(clearingName(project), currency), amount_minor: amount }],
  })

/** With the player locked everything is checked again, so that transfers and payouts at once count each other. */
const record = (call: TransferCall, project: Project, lock: typeof holdForLeaving): Promise<TransferRow> => {
  const { house, player_id, body, key } = call
  return inTransaction(house.db, async (tx) => {
    await lock(tx, player_id)
    const made = await transferByKey(tx, player_id, key)
    if (made) {
      refuseOther(made, call)
      return made
    }
    const way = await checked(call, tx, project)
    const sent_at = house.clock.now()
    const recall_at = new Date(sent_at.getTime() + given_up_after_ms)
    const row = { name: house.random.uuid(), player_id, request_key: key, project: project.name, amount: BigInt(body.amount), ...way }
    const transfer = await insertTransfer(tx, { ...row, sent_at, recall_at })
    await leave(tx, house, transfer)
    await tellMove(tx, house, transfer)
    return transfer
  })
}

/**
 * Asks both houses before anything moves; then the money leaves the purse with the row that says so, and a job brings it. A retried command
 * finds its transfer. For whoever has proved who they are.
 */
export const sendTransfer = async (call: TransferCall, project: Project, lock = holdForLeaving): Promise<TransferRow> => {
  const { house, player_id, key } = call
  const made = await transferByKey(house.db, player_id, key)
  if (made) {
    refuseOther(made, call)
    return made
  }
  await askThere(call, project, await checked(call, house.db, project))
  const transfer = await record(call, project, lock)
  house.facts.wake()
  await deliverSoon(house, transfer.id)
  return transfer
}

/**
 * Moves cash to the player's account at another project (WA-032, API-053). Refusals as the contract names them. `lock` is only replaced by tests.
 */
export const startTransfer = async (call: TransferCall, lock = holdForLeaving): Promise<{ data: Transfer }> => {
  const { house, player_id, body } = call
  const project = projectNamed(house, body.project)
  await requireProofForMoney(call)
  await countTry(house, tries, String(player_id))
  return { data: sentLine(house, await sendTransfer(call, project, lock)) }
}
