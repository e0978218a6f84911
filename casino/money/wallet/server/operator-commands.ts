import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { correctionCommands } from './correct-by-hand.ts'
import { type Drift, findFreshDrift } from './find-drift.ts'
import { payoutsFrozen, thawPayouts } from './payout-freeze.ts'
import { recountLedger } from './trial-balance.ts'

const linesOf = (drift: readonly Drift[]): string[] =>
  drift.map((one) => [one.owner_id, one.purse, one.asset, one.balance, one.entered, one.found_in].join('\t'))

/** Adds up every entry ever. Books that are wrong are an error: the command's exit code says so to a script. */
export const recount: OperatorWork = async (house) => {
  const { drift, audit_break } = await recountLedger(house)
  const wrong = linesOf(drift)
  if (audit_break !== null) wrong.push(`The audit log is not what was written from record ${audit_break} on.`)
  if (wrong.length > 0) throw new OperatorError(['The books are wrong.', ...wrong].join('\n'))
  return 'Every balance is what its entries add up to, and the audit log is whole.'
}

const refuseUnlessFrozen = async (house: House): Promise<void> => {
  if (!(await payoutsFrozen(house.db))) throw new OperatorError('Payouts are not stopped.')
}

const refuseWrong = (drift: readonly Drift[]): void => {
  if (drift.length > 0) throw new OperatorError(['The books are still wrong, and payouts stay stopped.', ...linesOf(drift)].join('\n'))
}

/**
 * Lets payouts go on. Every entry is added up first: some of what stops them (an old entry that somebody changed) no hourly trial balance
 * would find again, and payouts would go out of wrong books. That takes
 * long, so what has come since is looked at once more when they go on: a freeze that was found meanwhile left no mark of its own. `count` is only
 * replaced by tests.
 */
export const thaw =
  (by: Decider, count = recountLedger): OperatorWork =>
  async (house) => {
    await refuseUnlessFrozen(house)
    refuseWrong((await count(house)).drift)
    await inTransaction(house.db, async (tx) => {
      // What else stops payouts waits from here on, and stops them anew.
      await thawPayouts(tx, house, by)
      refuseWrong(await findFreshDrift(tx))
    })
    return 'The books are right, and payouts go on.'
  }

const alone = (words: readonly string[], why: string): void => {
  if (words.length > 0) throw new OperatorMistake(why)
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'ledger recount',
    help: `The recount adds up every entry ever; where the books are wrong it names the accounts and stops payouts, as it does by itself every
night.`,
    read: ({ words }) => {
      alone(words, 'The ledger is recounted as a whole: nothing follows.')
      return recount
    },
  },
  ...correctionCommands,
  {
    name: 'payouts thaw',
    decides: true,
    help: 'Payouts that wrong books have stopped go on once a recount of every entry finds nothing wrong; the thaw makes that recount itself.',
    read: ({ words }, by) => {
      alone(words, 'All payouts go on together: nothing follows.')
      return thaw(by)
    },
  },
]
