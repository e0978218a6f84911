import { BytesExhausted, bytesSource } from '#engines/chance/byte-source.ts'
import { blockBytes, fairMessage } from '#engines/chance/fair-message.ts'
import type { GameEngine, Outcome } from '#engines/game.ts'
import { anyEngineOf } from '#engines/registry.ts'
import type { StepEvent } from '#engines/steps/events.ts'

/** A played round as the player's history shows it, with the server seed that its rotation revealed. */
export interface RevealedRound {
  readonly slug: string
  readonly command: unknown
  readonly server_seed: string
  readonly client_seed: string
  readonly nonce: number
  /** The commitment that was shown before the round. */
  readonly server_seed_hash: string
  readonly win_minor: number
}

export type Verification =
  | { readonly ok: true; readonly outcome: Outcome<unknown> }
  | { readonly ok: false; readonly reason: 'game-unknown' | 'command-impossible' | 'seeds-malformed' }
  /** Browsers give WebCrypto to pages of https and localhost alone. */
  | { readonly ok: false; readonly reason: 'crypto-unavailable' }
  /** The revealed seed is not the one that was committed to. */
  | { readonly ok: false; readonly reason: 'commitment-broken'; readonly computed_hash: string }
  /** The seeds give another win than the one that was paid. */
  | { readonly ok: false; readonly reason: 'win-differs'; readonly outcome: Outcome<unknown> }

const hasWebCrypto = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto && crypto.subtle !== undefined

const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A server seed as WebCrypto signs with it. */
export const signingKey = (server_seed: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', ascii(server_seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** Blocks `from` to `until` (without it) of a round's bytes. RangeError for seeds that no draw can have. */
export const fairBytes = async (
  key: CryptoKey,
  { client_seed, nonce }: Pick<RevealedRound, 'client_seed' | 'nonce'>,
  from: number,
  until: number,
): Promise<Uint8Array[]> => {
  const cursors = Array.from({ length: until - from }, (_, index) => from + index)
  const sign = (cursor: number) => crypto.subtle.sign('HMAC', key, ascii(fairMessage(client_seed, nonce, cursor)))
  return (await Promise.all(cursors.map(sign))).map((block) => new Uint8Array(block))
}

/** WebCrypto answers later, an engine asks at once: so blocks are fetched ahead, twice as many each time they don't suffice. */
const replay = async (engine: GameEngine, command: unknown, round: RevealedRound): Promise<Outcome<unknown>> => {
  const key = await signingKey(round.server_seed)
  const blocks: Uint8Array[] = []
  for (let wanted = 2; ; wanted *= 2) {
    blocks.push(...(await fairBytes(key, round, blocks.length, wanted)))
    const bytes = new Uint8Array(wanted * blockBytes)
    for (const [cursor, block] of blocks.entries()) bytes.set(block, cursor * blockBytes)
    try {
      return engine.play(command, bytesSource(bytes))
    } catch (error) {
      if (!(error instanceof BytesExhausted)) throw error
    }
  }
}

/** A round of steps that stopped short of its end pays nothing, whatever the seeds: nothing could be seen by it. */
const isOpen = (engine: GameEngine, { events }: Outcome<unknown>): boolean =>
  engine.form === 'steps' && !(events as readonly StepEvent[]).some(({ type }) => type === 'round-ended')

/**
 * Plays a revealed round again from its seeds, with nothing but the browser's own WebCrypto and the engine, and compares
 * commitment and win. Works offline. (reliability 9)
 */
export const verifyRound = async (round: RevealedRound): Promise<Verification> => {
  if (!hasWebCrypto()) return { ok: false, reason: 'crypto-unavailable' }
  const engine = anyEngineOf(round.slug)
  if (!engine) return { ok: false, reason: 'game-unknown' }
  const checked = engine.check(round.command)
  if (!checked.ok) return { ok: false, reason: 'command-impossible' }
  try {
    fairMessage(round.client_seed, round.nonce, 0)
  } catch {
    return { ok: false, reason: 'seeds-malformed' }
  }
  const computed_hash = hexOf(await crypto.subtle.digest('SHA-256', ascii(round.server_seed)))
  if (computed_hash !== round.server_seed_hash.toLowerCase()) return { ok: false, reason: 'commitment-broken', computed_hash }
  const outcome = await replay(engine, checked.command, round).catch((error: unknown) => {
    // Steps that this round never offered.
    if (error instanceof RangeError) return null
    throw error
  })
  if (!outcome || isOpen(engine, outcome)) return { ok: false, reason: 'command-impossible' }
  return outcome.win_minor === round.win_minor ? { ok: true, outcome } : { ok: false, reason: 'win-differs', outcome }
}
