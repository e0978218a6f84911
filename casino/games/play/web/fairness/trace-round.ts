import { bytesFor } from '#engines/chance/below.ts'
import { BytesExhausted } from '#engines/chance/byte-source.ts'
import { fairMessage } from '#engines/chance/fair-message.ts'
import { anyEngineOf, slotEngines } from '#engines/registry.ts'
import type { SlotEvent } from '#engines/slot/events.ts'
import { fairBytes, signingKey, verifyRound, type RevealedRound, type Verification } from '../verify-round.ts'

/** One choice out of `range` numbers, with every value that was read for it; all but the last were thrown away. */
export interface Draw {
  readonly range: number
  readonly read: readonly number[]
  readonly value: number
}

export interface Block {
  readonly message: string
  readonly bytes: readonly number[]
  /** How many of the bytes the round read. */
  readonly used: number
}

/** One window of the reels. `index` counts free spins from 1; 0 is the base spin. */
export interface Spin {
  readonly index: number
  readonly draws: readonly Draw[]
  readonly window: readonly (readonly string[])[]
}

/** A round taken apart, so that a person can follow every byte of it. */
export interface Trace {
  readonly computed_hash: string
  readonly blocks: readonly Block[]
  /** A slot's spins; empty for every other game. */
  readonly spins: readonly Spin[]
  /** Roulette's one draw. */
  readonly pocket: Draw | null
  /** The draws of any other game, in their order. */
  readonly draws: readonly Draw[]
  readonly win_minor: number
}

export interface TracedRound {
  readonly verification: Verification
  /** Null where the round could not be computed at all. */
  readonly trace: Trace | null
}

/** Reads draws from bytes, one after another, by the rule of engines/chance/below.ts. */
const drawReader = (bytes: readonly number[]) => {
  let position = 0
  return {
    position: () => position,
    draw: (range: number): Draw => {
      const width = bytesFor(range)
      const values = 0x100 ** width
      const read: number[] = []
      for (;;) {
        const value = bytes.slice(position, position + width).reduce((sum, byte) => sum * 0x100 + byte, 0)
        position += width
        read.push(value)
        if (position > bytes.length) throw new BytesExhausted()
        if (value < values - (values % range)) return { range, read, value: value % range }
      }
    },
  }
}

const spinsOf = (slug: string, events: readonly SlotEvent[], draw: (range: number) => Draw): Spin[] => {
  const definition = slotEngines.find((engine) => engine.slug === slug)?.definition
  // Where a round draws more than stops, its draws are told one after the other.
  if (definition?.mechanic) return []
  let index = 0
  return events.flatMap((event) => {
    if (event.type === 'free-spin-started') index = event.index
    if (event.type !== 'reels-stopped' || !definition) return []
    const draws = definition.strips[event.spin].map((strip) => draw(strip.length))
    return [{ index: event.spin === 'base' ? 0 : index, draws, window: event.window }]
  })
}

/** The draws of a game that tells how many values each of them had. */
const drawsOf = ({ slug, command }: RevealedRound, events: readonly unknown[], draw: (range: number) => Draw): Draw[] => {
  const engine = anyEngineOf(slug)
  const checked = engine?.check(command)
  return checked?.ok ? (engine?.ranges(checked.command, events) ?? []).map(draw) : []
}

/** A ball is drawn as a pocket, anything else as numbers. */
const isBall = (events: readonly unknown[]): boolean =>
  (events as readonly { readonly type: string }[]).some(({ type }) => type === 'ball-landed')

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Enough for any round: 16 blocks are 512 draws of a reel. More are fetched where free spins go on for long. */
const first_blocks = 16

const traceOf = async (round: RevealedRound, events: readonly unknown[], win_minor: number): Promise<Trace> => {
  const computed_hash = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(round.server_seed)))
  const key = await signingKey(round.server_seed)
  for (let count = first_blocks; ; count *= 2) {
    const blocks = await fairBytes(key, round, 0, count)
    const reader = drawReader(blocks.flatMap((block) => [...block]))
    try {
      const spins = spinsOf(round.slug, events as readonly SlotEvent[], reader.draw)
      const drawn = drawsOf(round, events, reader.draw)
      const [pocket, draws] = isBall(events) ? [drawn[0] ?? null, []] : [null, drawn]
      const shown = blocks.slice(0, Math.max(1, Math.ceil(reader.position() / 32))).map((bytes, cursor) => ({
        message: fairMessage(round.client_seed, round.nonce, cursor),
        bytes: [...bytes],
        used: Math.min(32, Math.max(0, reader.position() - cursor * 32)),
      }))
      return { computed_hash, blocks: shown, spins, pocket, draws, win_minor }
    } catch (error) {
      if (!(error instanceof BytesExhausted)) throw error
    }
  }
}

/** Verifies a round and takes it apart. Works offline, with the browser's own WebCrypto. (reliability 9) */
export const traceRound = async (round: RevealedRound): Promise<TracedRound> => {
  const verification = await verifyRound(round)
  const outcome = 'outcome' in verification ? verification.outcome : null
  return { verification, trace: outcome && (await traceOf(round, outcome.events, outcome.win_minor)) }
}
