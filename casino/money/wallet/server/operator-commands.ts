import { type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { recountLedger } from './trial-balance.ts'

/** Adds up every entry ever. Books that are wrong are an error: the command's exit code says so to a script. */
export const recount: OperatorWork = async (house) => {
  const { drift, audit_break } = await recountLedger(house)
  const wrong = drift.map((one) => [one.owner_id, one.purse, one.asset, one.balance, one.entered, one.found_in].join('\t'))
  if (audit_break !== null) wrong.push(`The audit log is not what was written from record ${audit_break} on.`)
  if (wrong.length > 0) throw new OperatorError(['The books are wrong.', ...wrong].join('\n'))
  return 'Every balance is what its entries add up to, and the audit log is whole.'
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'ledger recount',
    help: `The recount adds up every entry ever; where the books are wrong it names the accounts and stops payouts, as it does by itself every
night.`,
    read: ({ words }) => {
      if (words.length > 0) throw new OperatorMistake('The ledger is recounted as a whole: nothing follows.')
      return recount
    },
  },
]
