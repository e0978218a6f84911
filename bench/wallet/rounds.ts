import { createHash } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import type { InstantRound } from '#casino/money/wallet/server/round.ts'
import { knownDraw } from '#casino/money/wallet/testing/known-draw.ts'
import { settleInstant } from '#casino/money/wallet/server/settle-instant.ts'

let nonce = Math.floor(performance.timeOrigin)

const request_hash = createHash('sha256').update('a round of the benchmark').digest()
/** About the size of a small slot's outcome. */
const answer = { stops: [11, 4, 27, 8, 19], win: 150, lines: [{ line: 3, symbol: 'A', count: 3, win: 150 }], balance: 100_000 }

const fact = { kind: 'games/play.round-settled', data: { game: 'carpathian-nights', stake: 100, win: 0, currency: 'UAH' } }

/** One win in four rounds, as in a slot. */
export const nextRound = (owner_id: bigint, with_fact: boolean): InstantRound => {
  nonce += 1
  return {
    owner_id,
    purse: 'main',
    asset: 'UAH',
    key: `7c1d3f0e-9f51-4d1c-8a64-${nonce.toString(16).padStart(12, '0')}`,
    request_hash,
    reference: `round:${owner_id}:${nonce}`,
    game: 'carpathian-nights',
    play: { category: 'slot' },
    stake_minor: 100n,
    draw: knownDraw(nonce % 4 === 0 ? 380n : 0n, { fact: with_fact ? fact : null, answer }),
  }
}

export interface Load {
  readonly in_flight: number
  readonly duration_ms: number
  readonly with_fact: boolean
  /** Chooses the next player. */
  readonly owner: () => bigint
}

/** Keeps a number of rounds in flight for a while; returns rounds per second and the duration of each. */
export const play = async (house: House, load: Load): Promise<{ per_second: number; took_ms: number[] }> => {
  const took_ms: number[] = []
  const begun_at = performance.now()
  const one = async (): Promise<void> => {
    while (performance.now() - begun_at < load.duration_ms) {
      const at = performance.now()
      await settleInstant(house, nextRound(load.owner(), load.with_fact))
      took_ms.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: load.in_flight }, one))
  return { per_second: took_ms.length / ((performance.now() - begun_at) / 1000), took_ms }
}
