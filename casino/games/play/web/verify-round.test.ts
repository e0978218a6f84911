import { describe, expect, test, vi } from 'vitest'
import { fastSource } from '#engines/chance/fast-source.ts'
import { engineOf, engines } from '#engines/registry.ts'
import type { SteppedCommand } from '#engines/steps/stepped-game.ts'
import { dealtRounds } from '#engines/testing/dealt-rounds.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import { seededRandom } from '#kernel/random/random.ts'
import { newServerSeed, seedCommitment } from '#kernel/random/seed-commitment.ts'
import { revealedRound } from '../testing/revealed-round.ts'
import { verifyRound, type RevealedRound } from './verify-round.ts'

/** Rounds as the server deals them. */
const playedRounds = (count: number): RevealedRound[] => {
  const server_seed = newServerSeed(seededRandom('verify'))
  return dealtRounds(fastSource(7), count).map((dealt, nonce) => revealedRound(server_seed, nonce, dealt))
}
const rounds = playedRounds(400)

describe('verifyRound', () => {
  test('reliability 9: WebCrypto and the engine give the server’s rounds again, for every game', async () => {
    expect(new Set(rounds.map(({ slug }) => slug)).size).toBe(engines.length)
    const verified = await Promise.all(rounds.map(verifyRound))
    expect(verified.filter(({ ok }) => !ok)).toEqual([])
  })

  test('a round with many free spins asks for more blocks and is still the same', async () => {
    const server_seed = newServerSeed(seededRandom('long'))
    const engine = engineOf('cossack-treasure')!
    const command = { stake_minor: 20 }
    const key = fairKey(server_seed)
    const bytesRead = (nonce: number): number => {
      const source = fairSource(key, 'long', nonce)
      let read = 0
      engine.play(command, { nextByte: () => ((read += 1), source.nextByte()) })
      return read
    }
    // Two blocks are fetched at first; a retriggered bonus reads more.
    const nonce = Array.from({ length: 20_000 }, (_, index) => index).find((index) => bytesRead(index) > 2 * 32)!
    const { win_minor, events } = engine.play(command, fairSource(key, 'long', nonce))
    const server_seed_hash = seedCommitment(server_seed)
    const result = await verifyRound({ slug: engine.slug, command, server_seed, server_seed_hash, client_seed: 'long', nonce, win_minor })
    expect(result).toEqual({ ok: true, outcome: { win_minor, events } })
  })

  test('a changed win, nonce, client seed or server seed is found', async () => {
    const paid = rounds.find(({ slug, win_minor }) => slug === 'golden-orchard' && win_minor > 0)!
    expect(await verifyRound({ ...paid, win_minor: paid.win_minor + 1 })).toMatchObject({ ok: false, reason: 'win-differs' })
    expect(await verifyRound({ ...paid, server_seed: 'ab'.repeat(32) })).toMatchObject({ ok: false, reason: 'commitment-broken' })
    const shifted = await Promise.all(rounds.map((round) => verifyRound({ ...round, nonce: round.nonce + 1000 })))
    expect(shifted.some(({ ok }) => !ok)).toBe(true)
    const renamed = await Promise.all(rounds.map((round) => verifyRound({ ...round, client_seed: 'player-2' })))
    expect(renamed.some(({ ok }) => !ok)).toBe(true)
  })

  test('a round of steps that stops short of its end is not called fair, however little it paid', async () => {
    const ended = rounds.find(({ slug, command }) => slug === 'honey-hives' && (command as SteppedCommand).steps.length > 1)!
    const command = { ...(ended.command as SteppedCommand), steps: [] }
    expect(await verifyRound({ ...ended, command, win_minor: 0 })).toEqual({ ok: false, reason: 'command-impossible' })
  })

  test('what is no round is named, not thrown', async () => {
    const [round] = rounds as [RevealedRound]
    expect(await verifyRound({ ...round, slug: 'no-such-game' })).toEqual({ ok: false, reason: 'game-unknown' })
    expect(await verifyRound({ ...round, command: { stake_minor: -1 } })).toEqual({ ok: false, reason: 'command-impossible' })
    expect(await verifyRound({ ...round, client_seed: 'a:b' })).toEqual({ ok: false, reason: 'seeds-malformed' })
    expect(await verifyRound({ ...round, nonce: -1 })).toEqual({ ok: false, reason: 'seeds-malformed' })
  })

  test('a page without WebCrypto says so', async () => {
    vi.stubGlobal('crypto', {})
    try {
      expect(await verifyRound(rounds[0]!)).toEqual({ ok: false, reason: 'crypto-unavailable' })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
