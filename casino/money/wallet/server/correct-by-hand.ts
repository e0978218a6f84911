import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import type { Account } from './account.ts'
import { reverse } from './reverse.ts'
import { proposeReversal, readReversalProposal, reversalOf } from './reversal-store.ts'
import { readEntries, type StoredEntry } from './store.ts'

const nameOf = ({ owner_id, purse }: Account): string => (owner_id === 0n ? purse : `player ${owner_id} ${purse}`)

const lineOf = ({ reason, from, to, amount_minor }: StoredEntry): string =>
  [reason, nameOf(from), nameOf(to), amount_minor, from.asset].join('\t')

const found = async (house: House, by: Parameters<typeof readEntries>[1]) => {
  const transaction = await readEntries(house.db, by)
  if (!transaction) throw new OperatorError('There is no such transaction, or it moved nothing.')
  return transaction
}

/** What a transaction moved, in minor units, and what became of it. */
export const showTransaction =
  (by: Parameters<typeof readEntries>[1]): OperatorWork =>
  async (house) => {
    const { transaction_id, reversal, entries } = await found(house, by)
    const proposal = await readReversalProposal(house.db, transaction_id, house.clock.now())
    const reversed_by = await reversalOf(house.db, transaction_id)
    return [
      `Transaction ${transaction_id}${reversal ? ', a reversal' : ''}`,
      ...entries.map(lineOf),
      ...(proposal ? [`${proposal.actor} asked for its reversal at ${proposal.at.toISOString()}: ${proposal.reason}`] : []),
      ...(reversed_by ? [`Reversed by transaction ${reversed_by.id}.`] : []),
    ].join('\n')
  }

/** The first to say it asks; when somebody else says it too, while the proposal stands, the opposite is posted. */
export const reverseByHand =
  (transaction: bigint, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const { reversal } = await found(house, { id: transaction })
    if (reversal) throw new OperatorError(`Transaction ${transaction} is a reversal itself: it stays.`)
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

const readNumber = ([typed = '', ...more]: readonly string[]): bigint => {
  if (!isNumber(typed) || more.length > 0) throw new OperatorMistake('Name the transaction by its number.')
  return BigInt(typed)
}

const readName = ([typed = '', ...more]: readonly string[]): Parameters<typeof readEntries>[1] => {
  if (typed === '' || more.length > 0) throw new OperatorMistake('Name the transaction by its number, or a movement by its key.')
  return isNumber(typed) ? { id: BigInt(typed) } : { key: typed }
}

export const correctionCommands: readonly OperatorCommand[] = [
  {
    name: 'ledger show',
    usage: '<transaction>',
    help: `A transaction is named by its number, as its player sees it in the history of money; one that the house made also by its key
("refund:17").`,
    read: ({ words }) => showTransaction(readName(words)),
  },
  {
    name: 'ledger reverse',
    usage: '<transaction>',
    decides: true,
    help: `A reversal takes two people: the first command asks for it, the same command by somebody else, within seven days,
carries it out. It moves the money back, and that alone: the payment, payout or bet that the transaction was for stays as it is. Where
another command does both (deposits refund, payouts reject, sport settle), use that one.`,
    read: ({ words }, by) => reverseByHand(readNumber(words), by),
  },
]
