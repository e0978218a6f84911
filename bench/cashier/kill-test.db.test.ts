import { expect, test } from 'vitest'
import { killTest } from './kill-test.ts'

/** The long form: `KILL_COMMANDS=50000 npx vitest run --project db bench/cashier`. */
const commands = Number(process.env['KILL_COMMANDS'] ?? 150)

test('reliability: kill -9 of the sites and the databases of two houses under deposits, payouts, conversions, the money box and transfers between them loses nothing, doubles nothing, and every retry is answered', async () => {
  const result = await killTest({ commands, players: 24, port: 4165 })
  if (commands > 150) console.log(result)
  expect(result).toMatchObject({ lost: 0, doubled: 0, unbalanced: 0, differences: [] })
  const { acknowledged, deposits, payouts, conversions, put_aside, arrived, site_kills, database_kills } = result
  expect(acknowledged).toBeGreaterThanOrEqual(commands)
  expect(Math.min(deposits, payouts, conversions, put_aside, arrived, site_kills, database_kills)).toBeGreaterThan(0)
}, 10_800_000)
