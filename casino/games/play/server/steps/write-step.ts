import type { PursePart } from '#casino/money/wallet/server/api.ts'
import type { SteppedCommand, SteppedRound } from '#engines/steps/stepped-game.ts'
import type { Tx } from '#kernel/database/database.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { PlayedRound } from '../../contract.ts'
import type { Books } from './books.ts'
import { insertStep, moveRound, type SteppedRow } from './step-store.ts'
import { tellSteps, type seedOfRound } from './told-steps.ts'

export interface PlayedStep {
  readonly round: PlayedRound
  readonly balance_minor: number
}

export interface TakenStep {
  readonly row: SteppedRow
  /** With this step. */
  readonly command: SteppedCommand
  readonly stood: SteppedRound
  readonly parts: readonly PursePart[]
  readonly stake_minor: bigint
  /** The command's key after its mode, or `house:…`. */
  readonly key: string
  readonly request_hash: Buffer
  readonly at: Date
}

/** Writes what a step uncovered: the round moves on or ends and pays, and the step is kept under its key. */
export const writeStep = async (
  tx: Tx,
  books: Books,
  seed: Pick<Awaited<ReturnType<typeof seedOfRound>>, 'server_seed_hash' | 'client_seed'>,
  { row, command, stood, parts, stake_minor, key, request_hash, at }: TakenStep,
): Promise<PlayedStep> => {
  const moved: SteppedRow = {
    ...row,
    command,
    stake_minor: BigInt(stood.staked_minor),
    parts: [...row.parts, ...parts.map(({ purse, amount_minor }) => ({ purse, amount_minor: String(amount_minor) }))],
    offers: stood.standing.offers,
    ended_at: stood.is_over ? at : null,
    win_minor: stood.is_over ? BigInt(stood.outcome.win_minor) : null,
  }
  const round = tellSteps(moved, seed, stood, at)
  if (stood.is_over) await books.end(tx, moved, round, at)
  await moveRound(tx, moved)
  const balance_after = await books.balance(tx)
  const number = command.steps.length
  await insertStep(tx, { round_id: row.id, number, owner_id: row.owner_id, key, request_hash, stake_minor, balance_after, at })
  return { round, balance_minor: toWire(balance_after) }
}
