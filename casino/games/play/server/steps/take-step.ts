import { hash } from 'node:crypto'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { acceptDraw } from '#kernel/random/accepted.ts'
import { fairDraw } from '#kernel/random/fair-draw.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { refuse, type StepCommand } from '../../contract.ts'
import type { GameSession } from '../game-session.ts'
import { unseal } from '../seal.ts'
import { drawReference } from '../seed-pairs.ts'
import { booksOf } from './books.ts'
import { keptAnswer } from './kept-answer.ts'
import { lockRound, type SteppedRow } from './step-store.ts'
import { seedOfRound, steppedEngineOf } from './told-steps.ts'
import { writeStep, type PlayedStep } from './write-step.ts'

export interface StepToTake {
  readonly step: string
  /** What it stakes more, in hundredths of the first stake. */
  readonly stakes: number
  readonly key: string
  readonly request_hash: Buffer
}

/**
 * Takes a step of a round that is held. Everything that may refuse it has been asked but its stake, which the books take or refuse here;
 * only then the round's hidden values are drawn again and the step uncovers what it uncovers.
 */
export const uncover = async (
  tx: Tx,
  house: House,
  row: SteppedRow,
  { step, stakes, key, request_hash }: StepToTake,
): Promise<PlayedStep> => {
  const engine = steppedEngineOf(row.slug)
  const books = booksOf(house, row)
  const command = { ...row.command, steps: [...row.command.steps, step] }
  const stake_minor = (BigInt(command.stake_minor) * BigInt(stakes)) / 100n
  const reference = `${row.mode === 'money' ? drawReference(row.seed_id, row.nonce) : `demo:${row.seed_id}:${row.nonce}`}:${command.steps.length}`
  const parts = stake_minor > 0n ? await books.take(tx, { reference, key: null, category: engine.kind, amount_minor: stake_minor }) : []
  const seed = await seedOfRound(tx, row)
  const { nonce } = row
  const source = fairDraw(acceptDraw(reference), { reference, key: fairKey(unseal(house, seed)), client_seed: seed.client_seed, nonce })
  const stood = engine.stand(command, source)
  return writeStep(tx, books, seed, { row, command, stood, parts, stake_minor, key, request_hash, at: house.clock.now() })
}

const idPattern = /^(d?)(\d{1,18})-(\d{1,9})$/

const take = async (tx: Tx, house: House, session: GameSession, given: StepCommand, key: string, request_hash: Buffer) => {
  const { owner_id, mode, slug } = session
  const [, demo = '', seed_id = '0', nonce = '0'] = idPattern.exec(given.round) ?? []
  await booksOf(house, session).hold(tx)
  const of = { owner_id, mode, seed_id: BigInt(seed_id), nonce: Math.min(Number(nonce), 2_147_483_647) }
  const row = (demo === 'd') === (mode === 'demo') ? await lockRound(tx, of) : undefined
  const known = await keptAnswer(tx, house, session, key, request_hash)
  if (known) return known
  if (row?.slug !== slug) return refuse('round-unknown', {}, 404)
  if (row.ended_at !== null) return refuse('round-over', {}, 409)
  if (row.due_at <= house.clock.now()) return refuse('step-too-late', {}, 409)
  if (given.number !== row.command.steps.length + 1) return refuse('step-out-of-order', {}, 409)
  // By what is written down, and not by the seeds: a refused step never comes near what is hidden.
  const offer = row.offers.find(({ step }) => step === given.step)
  if (!offer) return refuse('step-impossible')
  return uncover(tx, house, row, { step: given.step, stakes: offer.stakes ?? 0, key: `${mode}:${key}`, request_hash })
}

/**
 * Takes one step of an open round, once by its key and in its order. Refuses `round-unknown` (404: none, or somebody else's), `round-over`,
 * `step-too-late`, `step-out-of-order` (409 each: two windows, or the house was first), `step-impossible`, and what the books refuse where it stakes more.
 */
export const takeStep = async (house: House, session: GameSession, given: StepCommand, key: string): Promise<PlayedStep> => {
  const { slug, mode, currency } = session
  const request_hash = hash('sha256', JSON.stringify([slug, mode, currency, given.round, given.number, given.step]), 'buffer')
  const played = await inTransaction(house.db, (tx) => take(tx, house, session, given, key, request_hash))
  house.facts.wake()
  return played
}
