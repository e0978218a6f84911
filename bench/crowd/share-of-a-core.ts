import { setTimeout as wait } from 'node:timers/promises'
import { lineOf, type Figure } from '../figures.ts'
import { serveSite, temporaryFolder } from '../http/servers.ts'
import { processorTimeOf } from '../play/processor-time.ts'

/** By then everybody has come, whose registering costs more than what they do later. */
const settled_after_ms = 150_000
const measured_ms = 120_000
const most_percent = 5

/** What the simulated players of a demo cost: two sites at rest beside each other, one with them and one without. Linux only. */
export const measureCrowdShare = async (): Promise<Figure> => {
  await using folder = await temporaryFolder()
  await using quiet_folder = await temporaryFolder()
  const off = { SPORT_WORLD: 'off', LIVE_TABLES: 'off' }
  await using living = await serveSite(4_301, folder.folder, { ...off, CROWD: 'on' })
  await using quiet = await serveSite(4_302, quiet_folder.folder, { ...off, CROWD: 'off' })
  await wait(settled_after_ms)
  const spent_s = (): readonly number[] => [
    processorTimeOf(living.child.pid ?? 0, folder.folder),
    processorTimeOf(quiet.child.pid ?? 0, quiet_folder.folder),
  ]
  const [before, from_ms] = [spent_s(), performance.now()]
  await wait(measured_ms)
  const took_s = (performance.now() - from_ms) / 1_000
  const [with_them = 0, without = 0] = spent_s().map((spent, site) => ((spent - (before[site] ?? 0)) / took_s) * 100)
  return {
    what: 'simulated players of a demo, of a core',
    measured: `${(with_them - without).toFixed(1)} %`,
    baseline: `${without.toFixed(1)} % of a site without them`,
    ratio: '',
    budget: `<= ${most_percent} %`,
    holds: with_them - without <= most_percent,
  }
}

if (import.meta.main) console.log(lineOf(await measureCrowdShare()))
