import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../figures.ts'
import { registered } from './player.ts'
import { serveSite, type Served } from './servers.ts'

const calls = 500
const most = 3

/** Number of statements the site has sent to its database so far. */
const sentBy = async ({ child }: Served, file: string): Promise<number> => {
  await rm(file, { force: true })
  child.kill('SIGUSR2')
  while (!existsSync(file)) await wait(5)
  return Number(await readFile(file, 'utf8'))
}

/** Database round trips of a player's start-up call. Background statements are counted over an equally long time and subtracted. */
export const startUpStatements = async (port: number, folder: string, address: string): Promise<Figure> => {
  const file = path.join(folder, 'statements')
  const counter = new URL('./count-statements.ts', import.meta.url)
  await using site = await serveSite(port, folder, { STATEMENTS_FILE: file, NODE_OPTIONS: `--import=${counter.href}` })
  const cookie = await registered(site.url)
  const call = async (): Promise<void> => {
    const answer = await fetch(`${site.url}${address}`, { headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  await call()
  const before = await sentBy(site, file)
  const begun_ms = performance.now()
  for (let made = 0; made < calls; made += 1) await call()
  const took_ms = performance.now() - begun_ms
  const during = await sentBy(site, file)
  await wait(took_ms)
  const alone = (await sentBy(site, file)) - during
  const each = (during - before - alone) / calls
  return {
    what: 'the same, round trips to the database',
    measured: `${each.toFixed(1)} a call`,
    baseline: '',
    ratio: '',
    budget: `<= ${most}`,
    holds: each <= most,
  }
}
