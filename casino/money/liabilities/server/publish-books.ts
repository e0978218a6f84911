import { createHash } from 'node:crypto'
import { liabilitiesOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { currencies } from '#kernel/money/currency.ts'
import { leafText, treeOf } from '../tree.ts'
import { insertBook, insertLeaves, insertLevel } from './store.ts'

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

const salt_bytes = 16

/**
 * Publishes the liabilities to players of one currency once a day: every balance is a leaf, in an order that does not reveal whose
 * it is. All balances are read in one statement, so that transfers between them are counted once.
 */
const publishBook = (house: House, asset: string): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const owed = await liabilitiesOf(tx, asset)
    if (owed.length === 0) return
    const at = house.clock.now()
    const leaves = owed
      .map(({ owner_id, amount_minor }) => ({
        player_id: owner_id,
        amount: amount_minor,
        salt: house.random.hex(salt_bytes),
      }))
      .toSorted((a, b) => (a.salt < b.salt ? -1 : 1))
    const levels = treeOf(
      leaves.map(({ salt, amount }) => ({ hash: digest(leafText({ salt, amount: String(amount) })), sum: amount })),
      digest,
    )
    const root = levels.at(-1)?.[0]
    if (!root) return
    const book_id = await insertBook(tx, { asset, at, root: root.hash, total: root.sum, leaves: leaves.length })
    if (book_id === undefined) return
    await insertLeaves(tx, book_id, leaves, at)
    for (const [level, nodes] of levels.entries()) await insertLevel(tx, book_id, level, nodes, at)
  })

export const publishBooks = async (house: House): Promise<void> => {
  for (const asset of Object.keys(currencies)) await publishBook(house, asset)
}

export const jobs: readonly JobDeclaration[] = [
  { name: 'money/liabilities.publish-books', cron: '11 4 * * *', run: (_data, house) => publishBooks(house) },
]
