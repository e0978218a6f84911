import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { run as bonuses } from './bonuses/run.ts'
import { run as cashier } from './cashier/run.ts'
import { run as engines } from './engines/slot-rounds.ts'
import { type Figure, lineOf } from './figures.ts'
import { run as sport } from './engines/sport-prices.ts'
import { run as games } from './games/run.ts'
import { run as http } from './http/run.ts'
import { run as play } from './play/run.ts'
import { run as races } from './races/run.ts'
import { run as realtime } from './realtime/run.ts'
import { run as sportsbook } from './sportsbook/run.ts'
import { run as wallet } from './wallet/run.ts'
import { run as width } from './width/run.ts'
import { buildWeb } from '../scripts/start/build-web.ts'

/**
 * `npm run bench`: measures every budget of docs/performance.md against its baseline, in one run on one machine. With a name it
 * runs one part.
 */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  http,
  wallet,
  bonuses,
  play,
  realtime,
  races,
  engines,
  games,
  sport,
  sportsbook,
  cashier,
  width,
}

/** The last full run is written to this page below the marker; everything above it is hand-written. */
const page = 'docs/benchmarks.md'
const mark = '<!-- the last full run -->'

const asRow = ({ what, measured, baseline, ratio, budget, holds }: Figure): string =>
  `| ${[what, measured, baseline, ratio, budget, holds ? 'holds' : '**missed**'].join(' | ')} |`

const asTable = (name: string, figures: readonly Figure[]): string =>
  [`## ${name}`, '', '| what | measured | baseline | ratio | budget | |', '|---|---|---|---|---|---|', ...figures.map(asRow), ''].join('\n')

const wanted = process.argv.slice(2).filter((name) => name in parts)
const chosen = wanted.length > 0 ? wanted : Object.keys(parts)
const tables: string[] = []
// The built site is measured, so it is built first.
if (!(await buildWeb())) process.exit(1)
for (const name of chosen) {
  const figures = (await parts[name]?.()) ?? []
  process.stdout.write(`\n── ${name}\n${figures.map(lineOf).join('\n')}\n`)
  tables.push(asTable(name, figures))
}
if (wanted.length === 0) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`
  const told = `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.`
  const [before = ''] = readFileSync(page, 'utf8').split(mark)
  writeFileSync(page, [`${before}${mark}`, '', told, '', ...tables].join('\n'))
}
process.exit(0)
