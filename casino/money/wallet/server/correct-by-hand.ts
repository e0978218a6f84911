import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import type { Account } from './account.ts'
import { hold_purse } from './holds.ts'
import { reverse } from './reverse.ts'
import { proposeReversal, readReversalProposal, reversalOf } from './reversal-store.ts'
import { readEntries, type StoredEntry, type StoredTransaction, type TransactionName } from './store.ts'

const nameOf = ({ owner_id, purse }: Account): string => (owner_id === 0n ? purse : `player ${owner_id} ${purse}`)

const lineOf = ({ reason, from, to, amount_minor }: StoredEntry): string =>
  [reason, nameOf(from), nameOf(to), amount_minor, from.asset].join('\t')

const found = async (house: House, ...names: readonly TransactionName[]): Promise<StoredTransaction> => {
  let transaction: StoredTransaction | null = null
  for (const by of names) transaction ??= await readEntries(house.db, by)
  if (!transaction) throw new OperatorError('There is no such transaction, or it moved nothing.')
  return transaction
}

/** What a transaction moved, in minor units, and what became of it. */
export const showTransaction =
  (...names: readonly TransactionName[]): OperatorWork =>
  async (house) => {
    const { transaction_id, at, about, reversal, entries } = await found(house, ...names)
    const proposal = await readReversalProposal(house.db, transaction_id, house.clock.now())
    const reversed_by = await reversalOf(house.db, transaction_id)
    return [
      `Transaction ${transaction_id}${reversal ? ', a reversal' : ''}\t${at.toISOString()}\t${about}`,
      ...entries.map(lineOf),
      ...(proposal ? [`${proposal.actor} asked for its reversal at ${proposal.at.toISOString()}: ${proposal.reason}`] : []),
      ...(reversed_by ? [`Reversed by transaction ${reversed_by.id}.`] : []),
    ].join('\n')
  }

/**
 * A hold is ended by what it is for. Its opposite by hand would take what other payouts of the player hold, or put money where nothing fetches
 * it. What was taken of a hold goes back to the balance (`reverse`).
 */
const refuseHolding = ({ transaction_id, entries }: StoredTransaction): void => {
  const holds = ({ from, to }: StoredEntry): boolean => from.owner_id === to.owner_id && [from.purse, to.purse].includes(hold_purse)
  if (entries.some(holds))
    throw new OperatorError(
      `Transaction ${transaction_id} only sets money aside for a payout, or gives it back. One that waits is rejected (payouts reject); of one that was paid by mistake reverse what paid it: ledger show hold-end:payout:<payout>.`,
    )
}

/** The first to say it asks; when somebody else says it too, while the proposal stands, the opposite is posted. */
export const reverseByHand =
  (transaction: bigint, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const moved = await found(house, { id: transaction })
    if (moved.reversal) throw new OperatorError(`Transaction ${transaction} is a reversal itself: it stays.`)
    refuseHolding(moved)
    const said = await inTransaction(house.db, async (tx) => {
      const reversed_by = await reversalOf(tx, transaction)
      if (reversed_by) throw new OperatorError(`Transaction ${transaction} was reversed already, by transaction ${reversed_by.id}.`)
      if (await proposeReversal(tx, transaction, { actor, reason, at: house.clock.now() })) {
        await appendAudit(tx, house, {
          actor,
          action: 'money/wallet.propose-reversal',
          reason,
          subject: `transaction:${transaction}`,
        })
        return `Nothing has moved yet. Somebody else looks at it (ledger show ${transaction}) and says the same: ledger reverse ${transaction}.`
      }
      if ((await readReversalProposal(tx, transaction, house.clock.now()))?.actor === actor)
        throw new OperatorError(`You asked for it yourself: somebody else has to reverse transaction ${transaction}.`)
      const posted = await reverse(tx, house, { key: `reversal:${transaction}`, transaction, actor, reason })
      return `Transaction ${transaction} is reversed by transaction ${posted.transaction_id}.`
    })
    house.facts.wake()
    return said
  }

const isNumber = (typed: string): boolean => /^[1-9]\d{0,15}$/.test(typed)

const readNumber = ([typed = '']: readonly string[]): bigint => {
  if (!isNumber(typed)) throw new OperatorMistake('Name the transaction by its number.')
  return BigInt(typed)
}

/** `12-5` is how a round stands in the history of money: its seed and its number. */
const readName = ([typed = '']: readonly string[]): readonly TransactionName[] => {
  if (typed === '') throw new OperatorMistake('Name the transaction by its number, or by what it is about.')
  if (isNumber(typed)) return [{ id: BigInt(typed) }]
  return [{ key: typed }, { reference: typed.replace(/^(\d+)-(\d+)$/, 'round:$1:$2') }]
}

export const correctionCommands: readonly OperatorCommand[] = [
  {
    name: 'ledger show',
    usage: '<transaction>',
    help: `A transaction is named by its number, as its player sees it in the history of money. Beside a deposit, a refund and a chargeback
stands there the number of the payment, which is none of a transaction: name "deposit:10005", "refund:17", "chargeback:10005". A round is named
as it stands there ("12-5"), anything else that the house made also by its key.`,
    read: ({ words }) => showTransaction(...readName(words)),
  },
  {
    name: 'ledger reverse',
    usage: '<transaction>',
    decides: true,
    help: `A reversal takes two people: the first command asks for it, the same command by somebody else, within seven days,
carries it out. It moves the money back, and that alone: the payment, payout or bet that the transaction was for stays as it is. Where
another command does both (deposits refund, payouts reject, sport settle), use that one. The number is the one that "ledger show" names: look first.`,
    read: ({ words }, by) => reverseByHand(readNumber(words), by),
  },
]
