import { readFileSync } from 'node:fs'
import { startHubProcess } from '#kernel/realtime/hub/hub-supervisor.ts'
import { channel, type Figure, firstFrame, hubOptions, pause, port, quantile, serve } from './house.ts'
import { Readers } from './readers.ts'

const quiet = { info: () => undefined, error: console.error }

/** CPU time and memory of a process, from the kernel's own books; zero where there is no /proc. */
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

/**
 * Budget 10: the whole way, as in production. The site hands sockets to the hub's process and publishes to it; readers
 * in a third process note how long after `publish` each of them has the message.
 */
export const measureDelivery = async (sockets: number): Promise<readonly Figure[]> => {
  const hub = await startHubProcess(hubOptions(), quiet)
  const server = await serve(hub)
  const readers = new Readers()
  const frame = await firstFrame()
  // Warm code and grown heaps belong to the start, not to a socket.
  await readers.open({ port, sockets: 500, frame, at_once: 64 })
  await readers.close()
  await pause(1_000)

  const [hub_before, site_before] = [processFigures(hub.pid), process.cpuUsage()]
  const took_ms = await readers.open({ port, sockets, frame, at_once: 128 })
  const site_ms = Object.values(process.cpuUsage(site_before)).reduce((sum, part) => sum + part / 1000, 0)
  const hub_ms = processFigures(hub.pid).cpu_ms - hub_before.cpu_ms
  await pause(2_000)
  const kb = (processFigures(hub.pid).rss_kb - hub_before.rss_kb) / sockets

  await readers.delays()
  for (let round = 0; round < 60; round++) {
    const data = { sent_at: performance.timeOrigin + performance.now(), rows: 'x'.repeat(120) }
    await hub.publish([[channel, JSON.stringify({ type: 'tournament', event: 'positions', data })]])
    await pause(200)
  }
  const delays = await readers.delays()
  const p99 = quantile(delays, 0.99)
  await readers.close()
  readers.stop()
  await hub.stop()
  server.close()

  const per_core = (sockets * 1000) / Math.max(site_ms + hub_ms, 1)
  const complete = delays.length === sockets * 60
  const line = (what: string, measured: string, budget: string, holds: boolean): Figure => ({
    what,
    measured,
    baseline: '',
    ratio: '',
    budget,
    holds,
  })
  const budget_ms = budgets[sockets] ?? Number.POSITIVE_INFINITY
  return [
    line(
      `delivery to ${sockets} sockets, from publish to the reader${complete ? '' : ` (only ${delays.length} of ${sockets * 60} arrived)`}`,
      `p50 ${quantile(delays, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
      `p99 <= ${budget_ms} ms`,
      complete && p99 <= budget_ms,
    ),
    line(`memory of the hub's process per socket, ${sockets} sockets`, `${kb.toFixed(1)} KB`, '<= 12 KB', kb <= 12),
    line(
      `authenticated connects with a subscription, ${sockets} sockets (wall: ${Math.round((sockets * 1000) / took_ms)}/s)`,
      `${Math.round(per_core)}/s per core (site ${Math.round(site_ms)} ms + hub ${Math.round(hub_ms)} ms)`,
      '>= 7000/s per core',
      per_core >= 7_000,
    ),
  ]
}
