import { Socket } from 'node:net'
import { systemClock } from '#kernel/clock/clock.ts'
import { Hub } from '#kernel/realtime/hub/hub.ts'
import { stats_every_ms, type FromHub, type ToHub } from '#kernel/realtime/hub/hub-messages.ts'

/**
 * Runs the hub in a process of its own: writing one message to ten thousand sockets blocks an event loop for about 90 ms, which
 * must not be the loop that processes bets. Started and restarted by hub-supervisor.ts.
 */

let hub: Hub | null = null
let stopping = false

const tell = (message: FromHub): void => {
  if (process.connected) process.send?.(message)
}

/** Closes all connections with a reason, so that clients reconnect; then the process ends. */
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await hub?.close()
  tell({ kind: 'stopped' })
  // An open IPC channel would keep the process alive.
  if (process.connected) process.disconnect?.()
  process.exit(0)
}

const take = (message: ToHub, handle: unknown): void => {
  switch (message.kind) {
    case 'start':
      hub ??= new Hub(message.options, systemClock)
      return tell({ kind: 'ready' })
    case 'socket':
      // The client may have disconnected while its socket was passed over.
      if (!(handle instanceof Socket)) return
      if (hub === null || stopping) handle.destroy()
      else hub.accept(message.handshake, handle, Buffer.from(message.head, 'base64'))
      return
    case 'publish':
      return hub?.publish(message.publications)
    case 'positions':
      if (hub !== null) tell({ kind: 'positions', question: message.question, positions: hub.positions(message.channels) })
      return
    case 'kept':
      if (hub !== null) tell({ kind: 'kept', question: message.question, kept: hub.kept(message.channels) })
      return
    case 'disconnect':
      return hub?.disconnect(message.user, message.ending, message.sessions)
    case 'stop':
      void stop()
  }
}

process.on('message', (message: ToHub, handle) => take(message, handle))
// The site's process has ended, so nothing will be published here any more.
process.on('disconnect', () => void stop())
// Ctrl+C, a closed terminal and service managers signal every process of the group; the site stops its hub itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
setInterval(() => {
  if (hub !== null) tell({ kind: 'stats', stats: hub.stats() })
}, stats_every_ms).unref()
