import { expect, test } from 'vitest'
import { fitsCurrency, keepDeposit, takeDeposit, type Kept } from './stored-deposit.ts'

const storageOf = (entries: Record<string, string> = {}): Kept => {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const chosen = { currencyId: 2, amount: 50_000, methodId: 1, bonusId: 0 }

test('WA-008: what a guest chose is there after the log-in, once', () => {
  const storage = storageOf()
  keepDeposit(storage, chosen, 1_000)
  expect(takeDeposit(storage, 60_000)).toEqual(chosen)
  expect(takeDeposit(storage, 60_000)).toBeNull()
})

test('WA-008: after half an hour it is forgotten', () => {
  const storage = storageOf()
  keepDeposit(storage, chosen, 0)
  expect(takeDeposit(storage, 30 * 60_000 + 1)).toBeNull()
})

test('WA-009: it fits only the currency that it was chosen in', () => {
  expect(fitsCurrency(chosen, 2)).toBe(true)
  expect(fitsCurrency(chosen, 1)).toBe(false)
})

test.each(['', 'null', '{', '7', '[]', '{"amount":-1}', '{"currencyId":2,"amount":"5","methodId":1,"bonusId":0,"kept_at_ms":0}'])(
  'anything else that stands there, like %j, is nothing',
  (text) => expect(takeDeposit(storageOf({ 'light-cash': text }), 0)).toBeNull(),
)
