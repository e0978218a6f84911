import { handle } from '#kernel/http/handle.ts'
import { getProofs, listBooks } from '../contract.ts'
import { proofsOf, publishedBooks } from './proofs.ts'

export const routes = [
  handle(listBooks, async ({ house }) => ({ data: await publishedBooks(house) })),
  handle(getProofs, async ({ house, player_id }) => ({ data: await proofsOf(house, player_id) })),
]
