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
 * runs one part. Each part's table in docs/benchmarks.md is that of its last run.
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

/** Each part's last run is written to this page below the marker; everything above it is hand-written. */
const page = 'docs/benchmarks.md'
const mark = '<!-- the last runs -->'

const asRow = ({ what, measured, baseline, ratio, budget, holds }: Figure): string =>
  `| ${[what, measured, baseline, ratio, budget, holds ? 'holds' : '**missed**'].join(' | ')} |`

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`

const asTable = (name: string, figures: readonly Figure[]): string =>
  [
    `## ${name}`,
    '',
    `\`npm run bench ${name}\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
    '',
    '| what | measured | baseline | ratio | budget | |',
    '|---|---|---|---|---|---|',
    ...figures.map(asRow),
    '',
  ].join('\n')

/** Puts a part's table in place of its last one, and after the others if it has none. */
const keep = (name: string, table: string): void => {
  const [written = '', kept = ''] = readFileSync(page, 'utf8').split(mark)
  const tables = kept.split(/^(?=## )/m).map((each) => each.trim())
  const old = tables.findIndex((each) => each.startsWith(`## ${name}\n`))
  const others = old < 0 ? [...tables, table] : tables.with(old, table)
  writeFileSync(
    page,
    `${written}${mark}\n\n${others
      .map((each) => each.trim())
      .filter(Boolean)
      .join('\n\n')}\n`,
  )
}

const wanted = process.argv.slice(2).filter((name) => name in parts)
const chosen = wanted.length > 0 ? wanted : Object.keys(parts)
// The built site is measured, so it is built first.
if (!(await buildWeb())) process.exit(1)
for (const name of chosen) {
  const figures = (await parts[name]?.()) ?? []
  process.stdout.write(`\n── ${name}\n${figures.map(lineOf).join('\n')}\n`)
  keep(name, asTable(name, figures))
}
process.exit(0)
