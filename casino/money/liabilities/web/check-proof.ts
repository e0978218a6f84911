import type { Proof } from '../contract.ts'
import { rootOf } from '../tree.ts'

/** SHA-256 as browsers have it. */
const digest = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Does a proof lead to the published root, and add up to what was published? Asks nobody. */
export const isProven = async ({ book, leaf, path }: Proof): Promise<boolean> => {
  try {
    const { hash, sum } = await rootOf(leaf, path, digest)
    return hash === book.root && sum === BigInt(book.total)
  } catch {
    return false
  }
}
