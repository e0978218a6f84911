import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lineOf, median, type Figure } from '../figures.ts'
import { measureFullRound } from '../live/full-round.ts'
import { measureWatchedTable } from '../live/watched-table.ts'
import { measurePageMemory } from './page-memory.ts'
import { measureSpins } from './spins.ts'

/** What the games of the house add to a server, in turns of two processes of their own: one with them and one without. */
const turns = 7
/** The budget is for so many games. */
const games_of_budget = 40
const most_bytes = 20 * 2 ** 20
const most_start_ms = 500

interface Weighed {
  readonly games: number
  readonly took_ms: number
  readonly held_bytes: number
}

/** `compiled` is the folder in which Node keeps what it compiled, as scripts/bootstrap.mjs has it; null for the first start there is. */
const weigh = (what: 'games' | 'nothing', compiled: string | null): Weighed => {
  const script = fileURLToPath(new URL('./weigh.ts', import.meta.url))
  const cache = compiled === null ? { NODE_DISABLE_COMPILE_CACHE: '1' } : { NODE_COMPILE_CACHE: compiled }
  const env = { ...process.env, ...cache }
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', script, what], { encoding: 'utf8', env })) as Weighed
}

const turnsWith = (compiled: string | null) =>
  Array.from({ length: turns }, () => ({ without: weigh('nothing', compiled), all: weigh('games', compiled) }))

type Pairs = ReturnType<typeof turnsWith>

const measureWeight = (): readonly Figure[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openhouse-games-'))
  weigh('nothing', folder)
  weigh('games', folder)
  const pairs = turnsWith(folder)
  rmSync(folder, { recursive: true, force: true })
  const first_pairs = turnsWith(null)
  const games = pairs[0]?.all.games ?? 0
  const added = (of_pairs: Pairs, of: (one: Weighed) => number): number => median(of_pairs.map(({ without, all }) => of(all) - of(without)))
  const bytes = added(pairs, ({ held_bytes }) => held_bytes)
  const scaled = (value: number): number => (value * games_of_budget) / games
  const startFigure = (name: string, of_pairs: Pairs): Figure => {
    const start_ms = added(of_pairs, ({ took_ms }) => took_ms)
    return {
      what: what(`${name}, processor time`),
      measured: `${start_ms.toFixed(0)} ms, ${scaled(start_ms).toFixed(0)} ms for ${games_of_budget}`,
      baseline: 'Node alone',
      ratio: '',
      budget: `<= ${most_start_ms} ms for ${games_of_budget}`,
      holds: scaled(start_ms) <= most_start_ms,
    }
  }
  const what = (name: string) => `${games} games with their engines, figures and catalogue rows: ${name}`
  return [
    {
      what: what('memory at rest'),
      measured: `${(bytes / 2 ** 20).toFixed(1)} MB, ${(scaled(bytes) / 2 ** 20).toFixed(1)} MB for ${games_of_budget}`,
      baseline: 'Node alone',
      ratio: '',
      budget: `<= 20 MB for ${games_of_budget}`,
      holds: scaled(bytes) <= most_bytes,
    },
    startFigure('start', pairs),
    startFigure('first start, before Node has compiled anything', first_pairs),
  ]
}

export const run = async (): Promise<readonly Figure[]> => [
  ...measureWeight(),
  // Before thousands of sockets leave this program something to collect, which would take frames from the browser beside it.
  ...(await measureSpins()),
  await measureFullRound(),
  await measureWatchedTable(),
  ...(await measurePageMemory()),
]

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await run()).map(lineOf).join('\n'))
