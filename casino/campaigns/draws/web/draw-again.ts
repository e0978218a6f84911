import { bytesSource } from '#engines/chance/byte-source.ts'
import { fairMessage } from '#engines/chance/fair-message.ts'
import type { FairDraw } from '../contract.ts'
import { outcomeOf } from '../odds.ts'

/** More bytes than any draw uses: each try takes at most four, and at least half of the tries succeed. */
const blocks = 8

const encoded = new TextEncoder()

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

type Shown = Pick<FairDraw, 'outcomes' | 'nothingWeight' | 'serverSeedHash'>

/** A round is its own id, and the number 0; an attempt is its player's words and its number: `mine:7`. */
const ticketOf = (code: string): { readonly input: string; readonly number: number } => {
  const [input = '', number = '0'] = code.split(':')
  return { input, number: Number(number) }
}

/** Recomputes the result of a round or an attempt with the browser's own HMAC; the outcome's title, or null for nothing. */
export const drawAgain = async (
  { outcomes, nothingWeight, serverSeedHash }: Shown,
  server_seed: string,
  code: string,
): Promise<{ readonly is_committed: boolean; readonly title: string | null }> => {
  const { input, number } = ticketOf(code)
  const is_committed = hex(await crypto.subtle.digest('SHA-256', encoded.encode(server_seed))) === serverSeedHash
  const key = await crypto.subtle.importKey('raw', encoded.encode(server_seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const bytes = new Uint8Array(blocks * 32)
  for (let cursor = 0; cursor < blocks; cursor += 1)
    bytes.set(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoded.encode(fairMessage(input, number, cursor)))), cursor * 32)
  const came = outcomeOf({ outcomes, nothing_weight: nothingWeight }, bytesSource(bytes))
  return { is_committed, title: came?.title ?? null }
}
