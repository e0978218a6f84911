import { readFileSync } from 'node:fs'
import { type HubInProcess, startHubProcess } from '#kernel/realtime/hub/hub-supervisor.ts'
import { channel, hubOptions, introduction, pause, port, serve } from './house.ts'
import { quantile, type Figure } from '../figures.ts'
import { Readers } from './readers.ts'

const quiet = { info: () => undefined, error: console.error }

/** CPU time and memory of a process from /proc; zero without it. */
const processFigures = (pid: number | undefined): { cpu_ms: number; rss_kb: number } => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { cpu_ms: (Number(fields[11]) + Number(fields[12])) * 10, rss_kb: Number(rss) }
  } catch {
    return { cpu_ms: 0, rss_kb: 0 }
  }
}

const budgets: Readonly<Record<number, number>> = { 5_000: 60, 10_000: 120 }

const line = (what: string, measured: string, budget: string, holds: boolean): Figure => ({
  what,
  measured,
  baseline: '',
  ratio: '',
  budget,
  holds,
})

/** Opens sockets through the site and reports the cost of each in both processes. */
const measureConnects = async (hub: HubInProcess, readers: Readers, sockets: number, subscribes: boolean): Promise<Figure> => {
  const options = { port, sockets, ...introduction(subscribes), at_once: 128 }
  const [hub_before, site_before] = [processFigures(hub.pid), process.cpuUsage()]
  const took_ms = await readers.open(options)
  const site_ms = Object.values(process.cpuUsage(site_before)).reduce((sum, part) => sum + part / 1000, 0)
  const hub_ms = processFigures(hub.pid).cpu_ms - hub_before.cpu_ms
  const per_core = (sockets * 1000) / Math.max(site_ms + hub_ms, 1)
  return line(
    `authenticated connects${subscribes ? ' with a subscription' : ''}, ${sockets} sockets`,
    `${Math.round(per_core)}/s per core (site ${Math.round(site_ms)} ms + hub ${Math.round(hub_ms)} ms; ${Math.round((sockets * 1000) / took_ms)}/s by the clock)`,
    subscribes ? 'none' : '>= 7000/s per core',
    subscribes || per_core >= 7_000,
  )
}

const measureDelays = async (hub: HubInProcess, readers: Readers, sockets: number): Promise<Figure> => {
  await readers.delays()
  const rounds = 60
  for (let round = 0; round < rounds; round++) {
    const data = { sent_at: performance.timeOrigin + performance.now(), rows: 'x'.repeat(120) }
    await hub.publish([[channel, JSON.stringify({ type: 'tournament', event: 'positions', data })]])
    await pause(200)
  }
  // The slowest client of the last round is still receiving.
  await pause(2_000)
  const delays = await readers.delays()
  const [p50, p99] = [quantile(delays, 0.5), quantile(delays, 0.99)]
  const lost = sockets * rounds - delays.length
  const budget_ms = budgets[sockets] ?? Number.POSITIVE_INFINITY
  return line(
    `delivery to ${sockets} sockets, from publish to the reader${lost === 0 ? '' : ` (${lost} did not arrive)`}`,
    `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    `p99 <= ${budget_ms} ms`,
    lost === 0 && p99 <= budget_ms,
  )
}

/**
 * Budget 10: the whole path, as in production. The site passes sockets to the hub's process and publishes to it; clients in a third
 * process record the delay from `publish` to arrival.
 */
export const measureDelivery = async (sockets: number): Promise<readonly Figure[]> => {
  const hub = await startHubProcess(hubOptions(), quiet)
  const server = await serve(hub)
  const readers = new Readers()
  // JIT compilation and heap growth should not count as the cost of a socket.
  await readers.open({ port, sockets: 1_000, ...introduction(true), at_once: 64 })
  await readers.close()
  await pause(1_000)
  const before_kb = processFigures(hub.pid).rss_kb
  const subscribes = await measureConnects(hub, readers, sockets, true)
  await pause(2_000)
  const kb = (processFigures(hub.pid).rss_kb - before_kb) / sockets
  const delays = await measureDelays(hub, readers, sockets)
  await readers.close()
  await pause(3_000)
  const connects = await measureConnects(hub, readers, sockets, false)
  await readers.close()
  readers.stop()
  await hub.stop()
  server.close()
  return [
    delays,
    line(`memory of the hub's process per socket, ${sockets} sockets`, `${kb.toFixed(1)} KB`, '<= 12 KB', kb <= 12),
    connects,
    subscribes,
  ]
}
