import pg from 'pg'
import type { Figure } from '../figures.ts'
import { createPlayers, ledgerHouse, startLedgerDatabase } from '../wallet/ledger-house.ts'
import { play } from '../wallet/rounds.ts'
import { drainFacts, startDispatcher } from '#kernel/facts/dispatcher.ts'
import { wideSlices } from '#kernel/facts/testing/wide-slices.ts'
import type { House } from '#kernel/house.ts'
import { flushStates } from '#kernel/realtime/published-state.ts'
import { freePort } from '#apps/testing/free-port.ts'

const width = 400
const idle_ms = 10_000
const turn_ms = 1_500
/** A multiple of three: each house goes first, second and third as often. */
const turns = 24
const in_flight = 32
const players = 500

/** Number of statements that readers send while `work` runs. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const { application_name } = (this as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    if (application_name === 'openhouse-readers') count += 1
    return Reflect.apply(query, this, args)
  } as typeof query
  await work()
  pg.Client.prototype.query = query
  return count
}

const wait = (delay_ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay_ms))

const idle = async (house: House): Promise<readonly Figure[]> => {
  const dispatcher = await startDispatcher(house)
  await wait(3_000)
  const before = process.cpuUsage()
  const statements = (await statementsOf(() => wait(idle_ms))) / (idle_ms / 1000)
  const { user, system } = process.cpuUsage(before)
  const share = (user + system) / 1000 / idle_ms
  await dispatcher.stop()
  const what = `${width} slices of two reactions, nothing happens`
  return [
    {
      what: `${what}: statements a second`,
      measured: statements.toFixed(1),
      baseline: '',
      ratio: '',
      budget: '<= 5',
      holds: statements <= 5,
    },
    {
      what: `${what}: of a core`,
      measured: `${(share * 100).toFixed(2)} %`,
      baseline: '',
      ratio: '',
      budget: '<= 1 %',
      holds: share <= 0.01,
    },
  ]
}

interface Played {
  readonly rounds: number
  readonly per_second: number
  /** Processor time of this process per round; unlike rounds per second it does not depend on other load. */
  readonly cpu_us: number
}

const roundsOf = async (house: House): Promise<Played> => {
  // The rounds of the other house's turn are not part of this one's.
  await drainFacts(house)
  const dispatcher = await startDispatcher(house)
  await wait(1_000)
  let next = 0
  const before = process.cpuUsage()
  const { per_second, took_ms } = await play(house, {
    in_flight,
    duration_ms: turn_ms,
    with_fact: true,
    owner: () => BigInt(1 + ((next++ * 7919) % players)),
  })
  const { user, system } = process.cpuUsage(before)
  await dispatcher.stop()
  return { rounds: took_ms.length, per_second, cpu_us: (user + system) / took_ms.length }
}

const totalOf = (turns_of: readonly Played[]): { readonly per_second: number; readonly cpu_us: number } => {
  const sum = (read: (one: Played) => number): number => turns_of.reduce((total, one) => total + read(one), 0)
  const count = sum((one) => one.rounds)
  return { per_second: count / sum((one) => one.rounds / one.per_second), cpu_us: sum((one) => one.rounds * one.cpu_us) / count }
}

/**
 * Rounds with 400 slices that react to other facts, and with none, in turns. A second house with none stands beside them: what it differs
 * by is what this measurement cannot tell.
 */
const rounds = async (wide: House, narrow: House, same: House): Promise<readonly Figure[]> => {
  const houses = [wide, narrow, same].map((house) => ({ house, played: [] as Played[] }))
  for (const { house } of houses) await roundsOf(house)
  for (let turn = 0; turn < turns; turn++)
    for (let place = 0; place < houses.length; place++) {
      const one = houses[(turn + place) % houses.length]
      if (one) one.played.push(await roundsOf(one.house))
    }
  const [withThem = [], without = [], again = []] = houses.map(({ played }) => played)
  const [measured, baseline] = [totalOf(withThem), totalOf([...without, ...again])]
  const noise = (figure: keyof typeof measured): string =>
    `two houses without them differ by ${(totalOf(again)[figure] / totalOf(without)[figure]).toFixed(3)}`
  const [speed, cost] = [measured.per_second / baseline.per_second, measured.cpu_us / baseline.cpu_us]
  const beside = `of a ledger with facts, ${width} slices of two reactions beside it`
  return [
    {
      what: `rounds a second ${beside}`,
      measured: measured.per_second.toFixed(0),
      baseline: `${baseline.per_second.toFixed(0)}; ${noise('per_second')}`,
      ratio: speed.toFixed(3),
      budget: '>= 0.95',
      holds: speed >= 0.95,
    },
    {
      what: `processor time of Node a round ${beside}`,
      measured: `${measured.cpu_us.toFixed(1)} µs`,
      baseline: `${baseline.cpu_us.toFixed(1)} µs; ${noise('cpu_us')}`,
      ratio: cost.toFixed(3),
      budget: '<= 1.05',
      holds: cost <= 1.05,
    },
  ]
}

/** Cost of a house with four hundred slices while idle, and while rounds are played. */
export const run = async (): Promise<readonly Figure[]> => {
  const database = await startLedgerDatabase(await freePort())
  await createPlayers(database.app_url, players, 1_000_000_000n, { caps: false })
  const wide = ledgerHouse(
    database.app_url,
    wideSlices(width, () => async () => undefined),
  )
  const [narrow, same] = [ledgerHouse(database.app_url), ledgerHouse(database.app_url)]
  try {
    return [...(await idle(wide)), ...(await rounds(wide, narrow, same))]
  } finally {
    for (const house of [wide, narrow, same]) {
      await flushStates(house)
      await house.db.destroy()
    }
    await database.remove()
  }
}
