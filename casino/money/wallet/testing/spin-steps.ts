import { sql } from 'kysely'
import { expect } from 'vitest'
import { beginFreeSpins, endFreeSpins } from '../server/free-spins.ts'
import { reverse } from '../server/reverse.ts'
import { settleFreeSpin } from '../server/settle-free-spin.ts'
import { endModelSpins, giveModelSpins, spin_stake, spinModel, spins_at_first, undoModelSpin } from './free-spins-model.ts'
import { knownDraw } from './known-draw.ts'
import { grantId, heard, outcomeOf, step, type Step } from './model-steps.ts'
import { sha256 } from './sha256.ts'
import { transact } from './wallet-house.ts'

const hour_ms = 3_600_000

/** For an hour; `grant` says whose their wins are, cash where there is none of that number. */
export const giveSpins = (number: number, grant: number | null): Step =>
  step(`free spins ${number} for ${grant}`, async (model, { test, player_id }) => {
    const winner = grant === null ? null : (model.grants.get(grant) ?? null)
    const ends_ms = model.spins.get(number)?.ends_ms ?? test.clock.now().getTime() + hour_ms
    const spins = {
      free_spins_id: grantId(player_id, number),
      player_id,
      asset: 'UAH' as const,
      fund: `fund:model:${player_id}`,
      stake_minor: BigInt(spin_stake),
      number: spins_at_first,
      games: ['test-slot'],
      wins_to: winner && grant !== null ? grantId(player_id, grant) : null,
      ends_at: new Date(ends_ms),
    }
    const real = await heard(transact(test, (tx) => beginFreeSpins(tx, test.house, spins)))
    expect(real).toBe(giveModelSpins(model, number, winner, ends_ms))
  })

export const spin = (number: number, key: number, request: number, win: number): Step =>
  step(`free spin ${key} of ${number}, request ${request}, wins ${win}`, async (model, { test, player_id }) => {
    const answer = { key, after: model.spun.size }
    const played = settleFreeSpin(test.house, {
      free_spins_id: grantId(player_id, number),
      owner_id: player_id,
      asset: 'UAH',
      key: `s${key}`,
      request_hash: sha256(`request ${request}`),
      reference: `round:${player_id}:s${key}`,
      game: 'test-slot',
      stake_minor: BigInt(spin_stake),
      draw: knownDraw(BigInt(win), { fact: null, answer }),
    })
    const real = await heard(played.then((one) => [one.replayed, one.answer]))
    expect(real).toEqual(spinModel(model, number, { key, request, win, answer }, test.clock.now().getTime()))
  })

export const endSpins = (numbers: readonly number[]): Step =>
  step(`end free spins ${numbers.join()}`, async (model, { test, player_id }) => {
    const ids = numbers.map((number) => grantId(player_id, number))
    const real = await transact(test, (tx) => endFreeSpins(tx, test.house, ids))
    expect(real.map(({ unused }) => unused)).toEqual(endModelSpins(model, numbers))
  })

export const undoSpin = (key: number): Step =>
  step(`reverse free spin ${key}`, async (model, { test, player_id }) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from money_wallet.transactions where scope = ${player_id} and key = ${`p s${key}`}`.execute(test.house.db)
    const command = { key: `rs:${player_id}:${key}`, transaction: rows[0]?.id ?? 0n, actor: 'operator:test', reason: 'test' }
    expect(await outcomeOf(transact(test, (tx) => reverse(tx, test.house, command)))).toBe(undoModelSpin(model, key))
  })
