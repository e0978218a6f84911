import { payoutsFrozen } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { payoutLimits } from '../rules.ts'
import { movePayout } from './move-payout.ts'
import { approve, holdPayout, inReview, payoutById, type PayoutRow, stepsOf } from './store.ts'

/** More is not decided in one sitting. */
const listed = 200

const lineOf = (payout: PayoutRow, login: string): string =>
  [
    payout.id,
    login,
    amountText(payout.amount, payout.currency, 'en'),
    payout.method,
    payout.destination_label,
    payout.created_at.toISOString(),
    payout.risk_reasons.join(' '),
  ].join('\t')

const loginsOf = async (house: House, rows: readonly PayoutRow[]): Promise<(payout: PayoutRow) => string> => {
  const players = await playersByIds(
    house.db,
    rows.map(({ player_id }) => player_id),
  )
  return ({ player_id }) => players.get(player_id)?.login ?? String(player_id)
}

const stopped = 'Payouts are stopped, since the books did not balance: what is approved leaves after "payouts thaw".'

/** What waits for a person, oldest first, a line each, with the reasons by name. */
export const listReview: OperatorWork = async (house) => {
  const rows = await inReview(house.db, listed)
  const loginOf = await loginsOf(house, rows)
  const lines = rows.length === 0 ? ['No payout waits for a decision.'] : rows.map((row) => lineOf(row, loginOf(row)))
  return [...((await payoutsFrozen(house.db)) ? [stopped] : []), ...lines].join('\n')
}

const found = async (house: House, id: bigint): Promise<PayoutRow> => {
  const payout = await payoutById(house.db, id)
  if (!payout) throw new OperatorError(`There is no payout ${id}.`)
  return payout
}

export const showPayout =
  (id: bigint): OperatorWork =>
  async (house) => {
    const payout = await found(house, id)
    const loginOf = await loginsOf(house, [payout])
    const steps = (await stepsOf(house.db, [id])).map(({ state, at }) => `${at.toISOString()}\t${state}`)
    return [lineOf(payout, loginOf(payout)), ...steps].join('\n')
  }

const audited = (tx: Tx, house: House, verb: string, { id, player_id }: PayoutRow, { actor, reason }: Decider) =>
  appendAudit(tx, house, {
    actor,
    action: `money/payouts.${verb}`,
    reason,
    subject: `player:${player_id}`,
    data: { payout_id: String(id) },
  })

/** How many people have to say yes. */
const voicesFor = ({ amount, currency }: PayoutRow): number => (amount >= payoutLimits(currency).four_eyes ? 2 : 1)

const notInReview = (payout: PayoutRow): never => {
  throw new OperatorError(`Payout ${payout.id} waits for nobody: it is ${payout.state}.`)
}

/** Says yes. A large payout leaves when a second person has said it too; the same person counts once. */
export const approvePayout =
  (id: bigint, decider: Decider): OperatorWork =>
  async (house) => {
    const payout = await found(house, id)
    const voices = await inTransaction(house.db, async (tx) => {
      // Held, so that of two voices at once the second counts the first.
      if ((await holdPayout(tx, id))?.state !== 'review') return 'late'
      const said = await approve(tx, id, decider.actor, decider.reason, house.clock.now())
      await audited(tx, house, 'approve-payout', payout, decider)
      if (said < voicesFor(payout)) return 'one'
      await movePayout(tx, house, id, 'approved', { actor: decider.actor })
      return 'enough'
    })
    if (voices === 'late') return notInReview(await found(house, id))
    if (voices === 'one') return `Payout ${id} is large: somebody else has to approve it too.`
    house.facts.wake()
    return (await payoutsFrozen(house.db)) ? `Payout ${id} is approved. ${stopped}` : `Payout ${id} is approved and leaves now.`
  }

/** Says no: the money is back on the balance, and the player reads why. */
export const rejectPayout =
  (id: bigint, decider: Decider): OperatorWork =>
  async (house) => {
    const payout = await found(house, id)
    const { actor, reason } = decider
    const moved = await inTransaction(house.db, async (tx) => {
      const rejected = await movePayout(tx, house, id, 'rejected', { reason: 'house', house_words: reason, actor })
      if (rejected) await audited(tx, house, 'reject-payout', payout, decider)
      return rejected
    })
    if (!moved) return notInReview(await found(house, id))
    house.facts.wake()
    return `Payout ${id} is rejected; the money is back on the balance.`
  }

const readId = (typed: string | undefined): bigint => {
  if (typed === undefined || !/^[1-9]\d{0,15}$/.test(typed))
    throw new OperatorMistake('Name the payout by its number, as the list shows it.')
  return BigInt(typed)
}

export const commands: readonly OperatorCommand[] = [
  { name: 'payouts list', help: 'The list names the reasons for which a person has to look.', read: () => listReview },
  { name: 'payouts show', usage: '<id>', read: ({ words }) => showPayout(readId(words[0])) },
  {
    name: 'payouts approve',
    usage: '<id>',
    decides: true,
    help: 'A large payout needs two people.',
    read: ({ words }, by) => approvePayout(readId(words[0]), by),
  },
  {
    name: 'payouts reject',
    usage: '<id>',
    decides: true,
    help: 'Of a rejected payout the player reads the reason.',
    read: ({ words }, by) => rejectPayout(readId(words[0]), by),
  },
]
