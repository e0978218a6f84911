import { prefixOf } from '#kernel/addresses/network.ts'
import { beginPlayMoneyRound } from '#casino/money/wallet/server/api.ts'
import type { GameEngine } from '#engines/game.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { acceptDraw } from '#kernel/random/accepted.ts'
import { fairDraw } from '#kernel/random/fair-draw.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type PlayedRound } from '../contract.ts'
import { demoRoundsByNetwork, demoRoundsByVisitor } from '../rules.ts'
import { lockPurse, readDemoRoundByKey, readDemoSeed, writeDemoRound, type DemoPurse, type DemoSeed } from './demo-store.ts'
import type { GameSession } from './game-session.ts'
import { retell, storedDemoRound } from './rounds.ts'
import { unseal } from './seal.ts'
import { toldRound } from './told-round.ts'

export interface DemoAsk {
  readonly session: GameSession
  readonly engine: GameEngine
  /** As the engine has checked it. */
  readonly command: unknown
  readonly stake_minor: number
  readonly key: string
  readonly request_hash: Buffer
  readonly ip: string
}

export interface PlayedDemo {
  readonly round: PlayedRound
  readonly balance_minor: number
}

/** Everything that may refuse a demo round, asked while its purse is held. */
const refuseDemoRound = async (tx: Tx, house: House, purse: DemoPurse, stake_minor: bigint): Promise<void> => {
  const gap_ms = house.jurisdiction.minimum_spin_ms
  if (purse.owner_id > 0n) await beginPlayMoneyRound(tx, house, purse.owner_id, gap_ms)
  const next_at_ms = (purse.played_at?.getTime() ?? -Infinity) + gap_ms
  const wait_ms = next_at_ms - house.clock.now().getTime()
  if (gap_ms > 0 && wait_ms > 0) throw new Refusal('too-soon', { till: new Date(next_at_ms).toISOString(), retry_after_ms: wait_ms })
  if (purse.balance_minor < stake_minor) throw new Refusal('insufficient-funds')
}

/** Draws a round of the demo's own seeds and writes it. Whatever may refuse has been asked: the purse is held and covers the stake. */
const dealDemoRound = async (tx: Tx, house: House, purse: DemoPurse, seed: DemoSeed, ask: DemoAsk): Promise<PlayedDemo> => {
  const { session, engine, command, stake_minor, key, request_hash } = ask
  const client_seed = seed.client_seed ?? ''
  const nonce = purse.next_nonce
  const reference = `demo:${seed.id}:${nonce}`
  const source = fairDraw(acceptDraw(reference), { reference, key: fairKey(unseal(house, seed)), client_seed, nonce })
  const outcome = engine.play(command, source)
  const at = house.clock.now()
  const balance_after = purse.balance_minor - BigInt(stake_minor) + BigInt(outcome.win_minor)
  const { owner_id, slug, mode, currency } = session
  const win_minor = BigInt(outcome.win_minor)
  const written = { seed_id: seed.id, nonce, owner_id, key, request_hash, slug, currency, command, at }
  await writeDemoRound(tx, { ...written, stake_minor: BigInt(stake_minor), win_minor, balance_after })
  const id = `d${seed.id}-${nonce}`
  const { server_seed_hash } = seed
  const round = toldRound({ id, slug, mode, currency, stake_minor, command, server_seed_hash, client_seed, nonce, at }, outcome)
  return { round, balance_minor: toWire(balance_after) }
}

const settleDemoRound = async (tx: Tx, house: House, ask: DemoAsk): Promise<PlayedDemo> => {
  const { owner_id, currency } = ask.session
  const purse = await lockPurse(tx, owner_id)
  // Swept, or filled in another currency since: the game is started anew.
  if (purse?.currency !== currency || purse.seed_id === null) return refuse('game-session-ended')
  const known = await readDemoRoundByKey(tx, owner_id, ask.key)
  const seed = await readDemoSeed(tx, owner_id, known?.seed_id ?? purse.seed_id)
  if (!seed) return refuse('game-session-ended')
  if (known) {
    if (!known.request_hash.equals(ask.request_hash)) throw new Refusal('idempotency-key-reused', {}, 409)
    return { round: retell(house, seed, storedDemoRound(known)), balance_minor: toWire(known.balance_after) }
  }
  await refuseDemoRound(tx, house, purse, BigInt(ask.stake_minor))
  return dealDemoRound(tx, house, purse, seed, ask)
}

/** Rounds of one owner wait for each other here, and not with a connection of the database in their hands. */
const turnsOf = perHouse(() => new Map<bigint, Promise<unknown>>())

const inTurn = async <T>(house: House, owner_id: bigint, work: () => Promise<T>): Promise<T> => {
  const turns = turnsOf(house)
  const mine = (turns.get(owner_id) ?? Promise.resolve()).then(work, work)
  const settled = mine.catch(() => undefined)
  turns.set(owner_id, settled)
  try {
    return await mine
  } finally {
    if (turns.get(owner_id) === settled) turns.delete(owner_id)
  }
}

/**
 * Plays a round for play money, in the demo's own short books: no ledger, no fact, nothing that stays (decision 0043). The same chance
 * and the same order as for money: what may refuse is asked, then it is drawn, then both are written at once. While a round is
 * kept its key brings the same answer. Refuses `too-many-requests` with 429 beyond the counts of a visitor and of the network around.
 */
export const playDemoRound = async (house: House, ask: DemoAsk): Promise<PlayedDemo> => {
  await countTries(house, [
    [demoRoundsByVisitor, String(ask.session.owner_id)],
    [demoRoundsByNetwork, prefixOf(ask.ip)],
  ])
  return inTurn(house, ask.session.owner_id, () => inTransaction(house.db, (tx) => settleDemoRound(tx, house, ask)))
}
