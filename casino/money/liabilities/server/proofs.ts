import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { Book, Proof } from '../contract.ts'
import { type BookRow, neighboursOf, newestBooks, ownLeaves } from './store.ts'

const shown_books = 14

const bookOf = ({ id, asset, at, root, total, leaves }: BookRow): Book => ({
  id: String(id),
  asset,
  exponent: exponentOf(asset),
  at: at.toISOString(),
  root,
  total: toWire(total),
  leaves,
})

export const publishedBooks = async (house: House): Promise<Book[]> => (await newestBooks(house.db, shown_books)).map(bookOf)

/** A player's own proofs, of nobody else: their leaf, its salt and the way up. */
export const proofsOf = async (house: House, player_id: bigint): Promise<Proof[]> => {
  const proofs: Proof[] = []
  for (const own of await ownLeaves(house.db, player_id)) {
    const path = (await neighboursOf(house.db, own.id, own.position)).map(({ position, hash, sum }) => ({
      side: position % 2 === 0 ? ('left' as const) : ('right' as const),
      hash,
      sum: String(sum),
    }))
    proofs.push({ book: bookOf(own), leaf: { salt: own.salt, amount: String(own.amount) }, path })
  }
  return proofs
}
