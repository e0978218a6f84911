import { expect } from 'vitest'
import { bonusPurse } from '../rules.ts'
import { endDueGrants } from '../server/grants.ts'
import { takeRoundStake } from '../server/round-stakes.ts'
import { settleMany } from '../server/stakes.ts'
import { grantId, heard, step, type Step } from './model-steps.ts'
import { transact } from './wallet-house.ts'

const referenceOf = (player_id: bigint, number: number): string => `round:${player_id}:open:${number}`

/** A round that goes on in steps: its stake now, by the plan of an instant round. */
export const openRound = (number: number, stake: number, category: string): Step =>
  step(`open round ${number} ${stake} ${category}`, async (model, { test, player_id }) => {
    const round = {
      owner_id: player_id,
      asset: 'UAH',
      key: `o${number}`,
      reference: referenceOf(player_id, number),
      game: 'test-table',
      category,
      amount_minor: BigInt(stake),
      least_gap_ms: 0,
    }
    const taken = transact(test, (tx) => takeRoundStake(tx, test.house, round))
    const real = await heard(taken.then((parts) => parts.map(({ amount_minor }) => Number(amount_minor))))
    expect(real).toEqual(model.openRound(number, stake, category, test.clock.now().getTime()))
  })

/** It ends, whatever became of the grant meanwhile: each of its purses is paid what it won, or all of it comes back and counts nothing. */
export const closeRound = (number: number, win: number | 'void'): Step =>
  step(`close round ${number} ${win}`, async (model, { test, player_id }) => {
    const round = model.open_rounds.get(number)
    if (!round) return
    const reference = referenceOf(player_id, number)
    const settlements = round.parts.map(({ grant, amount }, index) => ({
      owner_id: player_id,
      purse: grant === null ? 'main' : bonusPurse(grantId(player_id, grant)),
      asset: 'UAH',
      game: 'test-table',
      key: `${reference}:${index}`,
      reference: `${reference}:${index}`,
      outcome: win === 'void' ? ('return' as const) : ('win' as const),
      stake_minor: BigInt(amount),
      amount_minor: BigInt(win === 'void' ? amount : win),
      ...(win === 'void' ? { void_reference: reference, is_final_void: true as const } : {}),
    }))
    const real = await heard(transact(test, (tx) => settleMany(tx, test.house, settlements)))
    expect(real).toEqual(model.closeRound(round, win, test.clock.now().getTime()))
  })

/** The time of these grants has come: wagered they are cash, else they go back. */
export const endDue = (numbers: readonly number[], most: number): Step =>
  step(`grants ${numbers.join()} are due`, async (model, { test, player_id }) => {
    const due = numbers.map((number) => ({ grant_id: grantId(player_id, number), most_minor: BigInt(most) }))
    const ended = await transact(test, (tx) => endDueGrants(tx, test.house, due))
    const real = ended.map(({ went, converted_minor, returned_minor }) => [went, Number(converted_minor), Number(returned_minor)])
    expect(real).toEqual(model.endDue(numbers, most))
  })
