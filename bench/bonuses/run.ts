import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import pg from 'pg'
import { publish, gift, amounts } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { freePort } from '#apps/testing/free-port.ts'
import { lineOf, median, type Figure } from '../figures.ts'
import { createPlayers, ledgerHouse, startLedgerDatabase } from '../wallet/ledger-house.ts'
import { play } from '../wallet/rounds.ts'
import { slices } from '#apps/server/slices.ts'

/** The first number of an account. */
const first = 1_001
const turns = 5
const most_s = 30

const addAccounts = async (app_url: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: app_url })
  await client.connect()
  await client.query(
    `insert into players_accounts.players (login, currency, country, language, created_at)
     select 'bench-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, $1::bigint) n`,
    [count],
  )
  await client.end()
}

/** Given by a command: `begun` once its house is open, as opening one costs more than a short list; `took_s` once it is given. */
const giveList = (app_url: string, name: string, count: number) => {
  const script = new URL('./grant-list.ts', import.meta.url).pathname
  const command = spawn(process.execPath, [script, app_url, name, String(first), String(count)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: command.stdout })[Symbol.asyncIterator]()
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`the list ${name} was not given`)
    return value
  }
  const begun = line()
  return { begun, took_s: begun.then(line).then((took_ms) => Number(took_ms) / 1_000) }
}

/**
 * A list of so many gifts, given as an operator's command gives it, and what it costs whoever plays meanwhile: rounds one after another, so
 * that the machine has a core for the command. `node bench/bonuses/run.ts 100000` is the long form. `say` hears how far it is: a house and
 * six commands are opened, which is most of a short run.
 */
export const run = async (count = 2_000, say: (done: string) => void = () => undefined): Promise<readonly Figure[]> => {
  const database = await startLedgerDatabase(await freePort())
  const { app_url } = database
  say('the database is there')
  await addAccounts(app_url, count)
  await createPlayers(app_url, count, 1_000_000_000n, { caps: true, from: first - 1 })
  const house = ledgerHouse(
    app_url,
    slices.filter((slice) => slice.name !== 'money/wallet'),
  )
  await publish({ house }, { ...gift, slug: 'bench', brands: [], budget: amounts(100 * count * (turns + 1)) })
  say(`${count} players are there`)
  let turn = 0
  const owner = (): bigint => BigInt(first + (turn++ % count))
  const roundsFor = async (duration_ms: number): Promise<number> =>
    (await play(house, { in_flight: 1, duration_ms, with_fact: true, owner })).per_second
  const alone_s = await giveList(app_url, 'alone', count).took_s
  say(`the list alone: ${alone_s.toFixed(1)} s`)
  const [took_s, ratios]: [number[], number[]] = [[], []]
  for (let index = 0; index < turns; index += 1) {
    const before = await roundsFor(2_000)
    const given = giveList(app_url, `turn-${index}`, count)
    await given.begun
    // As long as the list takes alone, so that it is given all the while.
    const [beside, took] = await Promise.all([roundsFor(alone_s * 1_000), given.took_s])
    took_s.push(took)
    ratios.push(beside / before)
    say(`turn ${index + 1} of ${turns}: ${took.toFixed(1)} s, rounds at ${(beside / before).toFixed(2)} of ${before.toFixed(0)} a second`)
  }
  await house.db.destroy()
  await database.remove()
  const each_s = median(took_s) / count
  return [
    {
      what: `a list of ${count} gifts, beside rounds`,
      measured: `${median(took_s).toFixed(1)} s, 100,000 at this rate ${(each_s * 100_000).toFixed(1)} s`,
      baseline: `alone ${alone_s.toFixed(1)} s`,
      ratio: '',
      budget: `100,000 in <= ${most_s} s`,
      holds: each_s * 100_000 <= most_s,
    },
    {
      what: 'rounds one after another while it is given',
      measured: `${(median(ratios) * 100).toFixed(0)} %`,
      baseline: 'rounds alone',
      ratio: median(ratios).toFixed(2),
      budget: '>= 0.90',
      holds: median(ratios) >= 0.9,
    },
  ]
}

if (import.meta.main) {
  for (const figure of await run(Number(process.argv[2] ?? 2_000), (done) => console.log(done))) console.log(lineOf(figure))
  process.exit(0)
}
