import { prefixOf } from '#kernel/addresses/network.ts'
import type { SteppedCommand, SteppedEngine } from '#engines/steps/stepped-game.ts'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { acceptDraw, type Accepted } from '#kernel/random/accepted.ts'
import { fairDraw } from '#kernel/random/fair-draw.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { refuse } from '../../contract.ts'
import { demoRoundsByNetwork, demoRoundsByVisitor, round_waits_ms } from '../../rules.ts'
import { withCursor } from '../cursors.ts'
import { lockPurse, readDemoSeed } from '../demo-store.ts'
import type { GameSession } from '../game-session.ts'
import { unseal } from '../seal.ts'
import { drawReference } from '../seed-pairs.ts'
import { booksOf } from './books.ts'
import { keptAnswer } from './kept-answer.ts'
import { insertRound, type SteppedRow } from './step-store.ts'
import { writeStep, type PlayedStep } from './write-step.ts'

export interface BeginAsk {
  readonly session: GameSession
  readonly engine: SteppedEngine
  /** As the engine has checked it; it has no steps. */
  readonly command: SteppedCommand
  readonly key: string
  readonly request_hash: Buffer
  readonly ip: string
}

/** Where the round is dealt from. */
interface Deal {
  readonly seed_id: bigint
  readonly server_seed_hash: string
  readonly client_seed: string
  readonly nonce: number
  readonly reference: string
  readonly draw: (accepted: Accepted) => ByteSource
}

/** Begins a round: that no other one is open and that its stake is taken is settled before anything of it is drawn (decision 0016). */
const deal = async (tx: Tx, house: House, ask: BeginAsk, from: Deal): Promise<PlayedStep & { readonly is_new: boolean }> => {
  const { session, engine, command, key, request_hash } = ask
  const { owner_id, mode, slug, currency } = session
  const at = house.clock.now()
  const { seed_id, nonce, reference } = from
  const due_at = new Date(at.getTime() + round_waits_ms)
  const stake_minor = BigInt(command.stake_minor)
  const begun = { owner_id, mode, slug, currency, seed_id, nonce, command, stake_minor, begun_at: at, due_at }
  const id = await insertRound(tx, begun)
  if (id === undefined) {
    // The same command at the same moment in another process: what it began is its answer.
    const known = await keptAnswer(tx, house, session, key, request_hash)
    return known ? { ...known, is_new: false } : refuse('round-open', {}, 409)
  }
  const books = booksOf(house, session)
  const parts = await books.take(tx, { reference, key, category: engine.kind, amount_minor: stake_minor })
  const stood = engine.stand(command, from.draw(acceptDraw(reference)))
  const row: SteppedRow = { ...begun, id, parts: [], offers: [], ended_at: null, win_minor: null }
  const taken = { row, command, stood, parts, stake_minor, key: `${mode}:${key}`, request_hash, at }
  return { ...(await writeStep(tx, books, from, taken)), is_new: true }
}

const beginForMoney = (house: House, ask: BeginAsk): Promise<PlayedStep> =>
  withCursor(house, ask.session.owner_id, (cursor) =>
    inTransaction(house.db, async (tx) => {
      const known = await keptAnswer(tx, house, ask.session, ask.key, ask.request_hash)
      if (known) return { used: false, value: known }
      const reference = drawReference(cursor.seed_id, cursor.nonce)
      const { is_new, ...value } = await deal(tx, house, ask, { ...cursor, reference })
      return { used: is_new, value }
    }),
  )

const beginDemo = async (house: House, ask: BeginAsk): Promise<PlayedStep> => {
  const { owner_id, currency } = ask.session
  await countTries(house, [
    [demoRoundsByVisitor, String(owner_id)],
    [demoRoundsByNetwork, prefixOf(ask.ip)],
  ])
  return inTransaction(house.db, async (tx) => {
    const purse = await lockPurse(tx, owner_id)
    if (purse?.currency !== currency || purse.seed_id === null) return refuse('game-session-ended')
    const known = await keptAnswer(tx, house, ask.session, ask.key, ask.request_hash)
    if (known) return known
    const seed = await readDemoSeed(tx, owner_id, purse.seed_id)
    if (!seed) return refuse('game-session-ended')
    const { next_nonce: nonce } = purse
    const { id: seed_id, server_seed_hash } = seed
    const client_seed = seed.client_seed ?? ''
    const reference = `demo:${seed_id}:${nonce}`
    const draw = (accepted: Accepted) => fairDraw(accepted, { reference, key: fairKey(unseal(house, seed)), client_seed, nonce })
    const { is_new: _, ...value } = await deal(tx, house, ask, { seed_id, server_seed_hash, client_seed, nonce, reference, draw })
    return value
  })
}

/**
 * Begins a round that goes on in steps. Its stake is taken at once, all of its chance is fixed by seed and nonce, and only what may be
 * seen is told. Refuses `round-open` (409) while another one of this player and game is open, and what the books refuse.
 */
export const beginRound = async (house: House, ask: BeginAsk): Promise<PlayedStep> => {
  const played = await (ask.session.mode === 'money' ? beginForMoney(house, ask) : beginDemo(house, ask))
  house.facts.wake()
  return played
}
