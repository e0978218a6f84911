import { Socket } from 'node:net'
import { systemClock } from '#kernel/clock/clock.ts'
import { Hub } from '#kernel/realtime/hub/hub.ts'
import type { FromHub, ToHub } from '#kernel/realtime/hub/hub-messages.ts'

/**
 * The hub in a process of its own: writing one message to ten thousand sockets holds an event loop for some 90 ms, and
 * that must not be the event loop on which players place their stakes. Started and restarted by hub-supervisor.ts.
 */

const stats_every_ms = 5_000

let hub: Hub | null = null
let stopping = false

const tell = (message: FromHub): void => {
  if (process.connected) process.send?.(message)
}

/** Clients hear why and come back; then the process goes. */
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await hub?.close()
  tell({ kind: 'stopped' })
  // Leaving the channel open would keep the process alive.
  if (process.connected) process.disconnect?.()
  process.exit(0)
}

const take = (message: ToHub, handle: unknown): void => {
  switch (message.kind) {
    case 'start':
      hub ??= new Hub(message.options, systemClock)
      return tell({ kind: 'ready' })
    case 'socket':
      // The client may have gone while its socket was on the way.
      if (!(handle instanceof Socket)) return
      if (hub === null || stopping) handle.destroy()
      else hub.accept(message.handshake, handle, Buffer.from(message.head, 'base64'))
      return
    case 'publish':
      return hub?.publish(message.publications)
    case 'disconnect':
      return hub?.disconnect(message.user, message.ending, message.sessions)
    case 'stop':
      void stop()
  }
}

process.on('message', (message: ToHub, handle) => take(message, handle))
// The site is gone, however it ended: nobody would publish here any more.
process.on('disconnect', () => void stop())
// Ctrl+C, a closed terminal and a service manager reach every process at once; the site stops its hub itself, in order.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
setInterval(() => {
  if (hub !== null) tell({ kind: 'stats', stats: hub.stats() })
}, stats_every_ms).unref()
