import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { lineOf, median, type Figure } from '../figures.ts'

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

const weigh = (what: 'games' | 'nothing'): Weighed => {
  const script = fileURLToPath(new URL('./weigh.ts', import.meta.url))
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', script, what], { encoding: 'utf8' })) as Weighed
}

export const run = async (): Promise<readonly Figure[]> => {
  const pairs = Array.from({ length: turns }, () => ({ without: weigh('nothing'), all: weigh('games') }))
  const games = pairs[0]?.all.games ?? 0
  const added = (of: (one: Weighed) => number): number => median(pairs.map(({ without, all }) => of(all) - of(without)))
  const bytes = added(({ held_bytes }) => held_bytes)
  const start_ms = added(({ took_ms }) => took_ms)
  const scaled = (value: number): number => (value * games_of_budget) / games
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
    {
      what: what('start, read and compiled, processor time'),
      measured: `${start_ms.toFixed(0)} ms, ${scaled(start_ms).toFixed(0)} ms for ${games_of_budget}`,
      baseline: 'Node alone',
      ratio: '',
      budget: `<= ${most_start_ms} ms for ${games_of_budget}`,
      holds: scaled(start_ms) <= most_start_ms,
    },
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await run()).map(lineOf).join('\n'))
