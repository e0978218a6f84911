import { recountLedger } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { OperatorError } from './operator-error.ts'

/** Adds up every entry ever. Books that are wrong are an error: the command's exit code says so to a script. */
export const recount = async (house: House): Promise<string> => {
  const { drift, audit_break } = await recountLedger(house)
  const wrong = drift.map((one) => [one.owner_id, one.purse, one.asset, one.balance, one.entered, one.found_in].join('\t'))
  if (audit_break !== null) wrong.push(`The audit log is not what was written from record ${audit_break} on.`)
  if (wrong.length > 0) throw new OperatorError(['The books are wrong.', ...wrong].join('\n'))
  return 'Every balance is what its entries add up to, and the audit log is whole.'
}
