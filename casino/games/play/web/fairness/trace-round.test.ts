import { describe, expect, test } from 'vitest'
import { fastSource } from '#engines/chance/fast-source.ts'
import { engineOf, engines, slotEngines } from '#engines/registry.ts'
import type { InstantEvent } from '#engines/instant/events.ts'
import type { RouletteEvent } from '#engines/roulette/events.ts'
import type { SlotEvent } from '#engines/slot/events.ts'
import { isStepped, type SteppedCommand } from '#engines/steps/stepped-game.ts'
import { dealtRounds } from '#engines/testing/dealt-rounds.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import { seededRandom } from '#kernel/random/random.ts'
import { newServerSeed, seedCommitment } from '#kernel/random/seed-commitment.ts'
import type { RevealedRound } from '../verify-round.ts'
import { exampleRound } from './example-round.ts'
import { traceRound } from './trace-round.ts'

const server_seed = newServerSeed(seededRandom('trace'))
const key = fairKey(server_seed)
const client_seed = 'player-1'

interface Played {
  readonly round: RevealedRound
  readonly events: readonly unknown[]
  /** How many the round read; null where it tells only some of its draws. */
  readonly bytes: number | null
}

const playedRounds = (count: number): Played[] =>
  dealtRounds(fastSource(11), count).map((dealt, nonce) => {
    const source = fairSource(key, client_seed, nonce)
    let bytes = 0
    const counted = { nextByte: () => ((bytes += 1), source.nextByte()) }
    const engine = engineOf(dealt.slug)!
    if (isStepped(engine)) {
      // To its end: an open round has told no draws. Of what it drew at its start it tells what it uncovered.
      const { win_minor, events, steps } = engine.playOut(dealt.command as SteppedCommand, counted, ({ offers }) =>
        engine.game.fallback(offers),
      )
      const command = { ...(dealt.command as SteppedCommand), steps }
      const seeds = { server_seed, server_seed_hash: seedCommitment(server_seed), client_seed, nonce }
      return { round: { slug: dealt.slug, command, ...seeds, win_minor }, events, bytes: null }
    }
    const { win_minor, events } = engine.play(dealt.command, counted)
    return { round: { ...dealt, server_seed, server_seed_hash: seedCommitment(server_seed), client_seed, nonce, win_minor }, events, bytes }
  })
const played = playedRounds(800)

describe('traceRound', () => {
  test('reliability 9: follows every byte to the very stops and pocket that the engine drew, for every game', async () => {
    expect(new Set(played.map(({ round }) => round.slug)).size).toBe(engines.length)
    let rejected = 0
    for (const { round, events, bytes } of played) {
      const { verification, trace } = await traceRound(round)
      expect(verification.ok).toBe(true)
      const landed = (events as RouletteEvent[]).find((event) => event.type === 'ball-landed')
      expect(trace!.pocket?.value).toBe(landed?.number)
      const stops = (events as SlotEvent[]).flatMap((event) => (event.type === 'reels-stopped' ? [[...event.stops]] : []))
      // Where a round draws more than stops, its draws are told in a row, the first stops at their head.
      const is_row = slotEngines.some(({ slug, definition }) => slug === round.slug && definition.mechanic !== undefined)
      expect(trace!.spins.map(({ draws }) => draws.map(({ value }) => value))).toEqual(is_row ? [] : stops)
      const values = (events as InstantEvent[]).find((event) => event.type === 'values-drawn')?.values ?? []
      const drawn = trace!.draws.map(({ value }) => value)
      expect(is_row ? drawn.slice(0, stops[0]!.length) : drawn).toEqual(is_row ? stops[0] : values)
      if (bytes !== null) expect(trace!.blocks.reduce((sum, { used }) => sum + used, 0)).toBe(bytes)
      rejected += [...trace!.spins.flatMap(({ draws }) => draws), ...(trace!.pocket ? [trace!.pocket] : [])].filter(
        ({ read }) => read.length > 1,
      ).length
    }
    // Thrown-away bytes and rounds of free spins are among them, or the test would show little.
    expect(rejected).toBeGreaterThan(5)
    expect(played.some(({ bytes }) => (bytes ?? 0) > 32)).toBe(true)
  })

  test('the bytes are those of the message that a person can paste into openssl', async () => {
    const { trace } = await traceRound(played[3]!.round)
    const [block] = trace!.blocks
    expect(block!.message).toBe('player-1:3:0')
    const source = fairSource(key, client_seed, 3)
    expect(block!.bytes).toEqual(Array.from({ length: 32 }, () => source.nextByte()))
  })

  test('a round that differs is still taken apart; one with a broken commitment is not', async () => {
    const { round } = played.find((one) => one.round.win_minor > 0)!
    const richer = await traceRound({ ...round, win_minor: round.win_minor + 1 })
    expect(richer.verification).toMatchObject({ ok: false, reason: 'win-differs' })
    expect(richer.trace?.win_minor).toBe(round.win_minor)
    const swapped = await traceRound({ ...round, server_seed: 'ab'.repeat(32) })
    expect(swapped).toMatchObject({ verification: { ok: false, reason: 'commitment-broken' }, trace: null })
  })

  test('the example is a fair round', async () => {
    const { verification, trace } = await traceRound(exampleRound)
    expect(verification.ok).toBe(true)
    expect(trace!.win_minor).toBeGreaterThan(0)
  })
})
