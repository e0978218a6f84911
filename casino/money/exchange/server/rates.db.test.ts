import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getWallets } from '../contract.ts'
import { rates_last_ms } from '../rules.ts'
import { readRates } from './read-rates.ts'

/** What the bank's address answers now. */
let answer: unknown
let bank: Server
let t: TestHouse
const line = (cc: string, rate: unknown, exchangedate = '01.12.2026') => ({ r030: 0, txt: cc, rate, cc, exchangedate })

beforeAll(async () => {
  answer = [line('USD', 41.5), line('GBP', 55.1), line('EUR', 48.25)]
  bank = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  t = await createTestHouse({ env: { EXCHANGE_RATES_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/` } })
})
afterAll(async () => {
  await t.close()
  bank.close()
})

const wallets = async () => (await (await registerPlayer(t)).visitor.call(getWallets)).body.data

test('GN-003: rates of a source are kept with their moment, and what it does not know is not converted', async () => {
  const { rates, wallets: all } = await wallets()
  expect(rates).toEqual({ source: 'national-bank', at: '2026-12-01T00:00:00.000Z' })
  expect(all.map(({ currency, unitBrings }) => [currency, unitBrings])).toEqual([
    ['UAH', 100],
    ['USD', 4_108],
    ['EUR', 4_776],
    ['USDT', null],
  ])
})

test('a source that says something else, or nothing that is a rate, changes no rate', async () => {
  for (const wrong of [{ error: 'down' }, [line('USD', 'much')], [line('USD', 0)], [line('USD', 41.5, 'today')]]) {
    answer = wrong
    await expect(readRates(t.house)).rejects.toThrow('something else')
  }
  expect((await wallets()).rates?.at).toBe('2026-12-01T00:00:00.000Z')
})

test('newer rates take the place of older ones, and those that are too old are none', async () => {
  answer = [line('USD', 42, '02.12.2026')]
  await readRates(t.house)
  expect((await wallets()).wallets.map(({ unitBrings }) => unitBrings)).toEqual([100, 4_158, null, null])
  t.clock.set(new Date(Date.parse('2026-12-02T00:00:00Z') + rates_last_ms + 1).toISOString())
  expect(await wallets()).toMatchObject({ rates: null, closed: 'no-rates' })
})
