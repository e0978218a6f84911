import { expect, test } from 'vitest'
import type { Refused, SentOf } from '#kernel/web/api/api.ts'
import type { BetView, cashOutBet } from '../contract.ts'
import { cashOutOf, cashOutsOf, type Part } from './cash-out-command.ts'

const betAt = (stake: number, offer: number, id = 5) => ({ id, stake, cashOut: { offer } }) as BetView
const lost = { success: false, is_unknown: true } as Refused
const refused = { success: false, is_unknown: false } as Refused

/** One press on a part of the bet as it is shown, answered so; gives what went out. */
const press = async (bet: BetView, part: Part, answer: { readonly success: true } | Refused) => {
  let sent: { readonly said: SentOf<typeof cashOutBet>; readonly key: string | undefined } | undefined
  const { said, wanted } = cashOutOf(bet, part)
  await cashOutsOf(bet.id).send(
    said,
    async (kept, key) => {
      sent = { said: kept, key }
      return answer
    },
    wanted,
  )
  return sent
}

test('a part is cashed out for what is shown, or one minor unit less, as the house rounds it by itself; the whole for what is shown', () => {
  expect(cashOutOf(betAt(1_000, 1_500), 25).said).toEqual({ params: { id: 5 }, body: { offer: 374, stake: 250 } })
  expect(cashOutOf(betAt(1_000, 1_500), 100).said).toEqual({ params: { id: 5 }, body: { offer: 1_500 } })
})

test('a part whose cash-out may have been done is not cashed out twice, whatever the offer and the stake are by now', async () => {
  const first = await press(betAt(1_000, 1_500), 50, lost)
  expect(first?.said.body).toEqual({ offer: 749, stake: 500 })
  expect(await press(betAt(1_000, 1_600), 50, lost)).toEqual(first)
  // It was done after all: half of the rest would be a second cash-out.
  expect(await press(betAt(500, 800), 50, { success: true })).toEqual(first)
  const next = await press(betAt(500, 800), 50, refused)
  expect(next?.key).not.toBe(first?.key)
  expect(next?.said.body).toEqual({ offer: 399, stake: 250 })
})

test('once another part has been cashed out, a part is cashed out at its amount of now; other bets are not concerned', async () => {
  const first = await press(betAt(1_000, 1_500), 25, lost)
  const other = await press(betAt(1_000, 1_500, 6), 25, lost)
  await press(betAt(1_000, 1_500), 50, { success: true })
  const next = await press(betAt(500, 750), 25, lost)
  expect(next?.key).not.toBe(first?.key)
  expect(next?.said.body).toMatchObject({ stake: 125 })
  expect(await press(betAt(1_000, 1_600, 6), 25, refused)).toEqual(other)
})
