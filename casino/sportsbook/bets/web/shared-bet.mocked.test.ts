import { expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { readSharedBet } from './bet-queries.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn() }, newCommandKey: () => 'key' }))
const answering = (answer: object) => vi.mocked(api.call).mockResolvedValueOnce(answer as never)

test('SP-010: a shared bet is called gone where the house says so, and not where the house could not be asked', async () => {
  answering({ success: true, data: { state: 'accepted' } })
  expect(await readSharedBet('token')).toEqual({ state: 'accepted' })
  for (const error of ['sport-bet-not-there', 'invalid-input']) {
    answering({ success: false, error, message: 'not here' })
    expect(await readSharedBet('token')).toBeNull()
  }
  answering({ success: false, error: 'Network Error', message: 'no connection' })
  await expect(readSharedBet('token')).rejects.toThrow('no connection')
})
