import type { WebSocket } from 'ws'
import { systemClock } from '#kernel/clock/clock.ts'
import { HubSocket } from '#kernel/realtime/hub/hub-socket.ts'
import { startHubHere } from '#kernel/realtime/hub/hub-handle.ts'
import { channel, hubOptions, introduction, pause, port, serve } from './house.ts'
import { quantile, type Figure } from '../figures.ts'
import { Readers } from './readers.ts'

const slices = 21

/** About the size of a leaderboard message. */
const message = JSON.stringify({ type: 'tournament', event: 'positions', data: { id: 7, rows: 'x'.repeat(120) } })

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Duration of one piece of work, including the event-loop turn in which the last socket is written. */
const timed = async (work: () => void): Promise<number> => {
  const started_at_ms = performance.now()
  work()
  await nextTurn()
  return performance.now() - started_at_ms
}

/**
 * Budget 9: broadcasting one message, and four in one flush, through the hub, compared with a loop of `ws.send` with the same bytes
 * to the same sockets. Slices of both are interleaved, so that noise affects both equally.
 */
export const measureFanOut = async (sockets: number): Promise<readonly Figure[]> => {
  const open: WebSocket[] = []
  const serveSocket = HubSocket.prototype.serve
  HubSocket.prototype.serve = function (peer) {
    open.push(this)
    serveSocket.call(this, peer)
  }
  const hub = startHubHere(hubOptions({ flush_interval_ms: 0, queue_bytes: 64 * 1024 * 1024 }), systemClock)
  const server = await serve(hub)
  const readers = new Readers()
  await readers.open({ port, sockets, ...introduction(true), at_once: 64 })

  const settle = async (): Promise<void> => {
    let before = -1
    for (let bytes = await readers.bytes(); bytes !== before; bytes = await readers.bytes()) {
      before = bytes
      await pause(30)
    }
  }
  const payload = Buffer.from(`{"push":{"channel":"${channel}","pub":{"data":${message},"offset":1000}}}`)
  const raw = (messages: number) => (): void => {
    for (let index = 0; index < messages; index++) for (const socket of open) socket.send(payload, { binary: false })
  }
  const ours = (messages: number) => (): void => void hub.publish(Array.from({ length: messages }, () => [channel, message] as const))

  const figures: Figure[] = []
  for (const [messages, budget] of [
    [1, 1.05],
    [4, 3.5],
  ] as const) {
    const ratios: number[] = []
    const rates: number[] = []
    for (let slice = -3; slice < slices; slice++) {
      const first = slice % 2 === 0 ? [ours(messages), raw(messages)] : [raw(messages), ours(messages)]
      const times: number[] = []
      for (const work of first) {
        times.push(await timed(work as () => void))
        await settle()
      }
      const [ours_ms = 1, raw_ms = 1] = slice % 2 === 0 ? times : times.toReversed()
      // The first slices warm the code up.
      if (slice < 0) continue
      ratios.push(raw_ms / ours_ms)
      rates.push((messages * sockets * 1000) / ours_ms, (messages * sockets * 1000) / raw_ms)
    }
    const rate = (which: number): string =>
      `${Math.round(
        quantile(
          rates.filter((_, index) => index % 2 === which),
          0.5,
        ) / 1000,
      )}k/s`
    const ratio = quantile(ratios, 0.5)
    figures.push({
      what: `fan-out to ${sockets} sockets, ${messages} message(s) in a flush`,
      measured: rate(0),
      baseline: `${rate(1)} (ws.send)`,
      ratio: ratio.toFixed(2),
      budget: `>= ${budget} W`,
      holds: ratio >= budget,
    })
  }
  HubSocket.prototype.serve = serveSocket
  await readers.close()
  readers.stop()
  await hub.stop()
  server.close()
  return figures
}
