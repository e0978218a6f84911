import type { Command, Position } from '#kernel/realtime/hub/protocol.ts'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The client's last position in a channel. Anything but non-negative integers counts as no position. */
const positionOf = (request: Json): Position => {
  const offset = request['offset']
  return {
    recover: request['recover'] === true,
    offset: typeof offset === 'number' && Number.isSafeInteger(offset) && offset >= 0 ? offset : 0,
    epoch: textOf(request['epoch']),
  }
}

const serverSubscriptionsOf = (request: Json): ReadonlyMap<string, Position> => {
  const subs = request['subs']
  const positions = new Map<string, Position>()
  if (!isRecord(subs)) return positions
  for (const [channel, sub] of Object.entries(subs)) if (isRecord(sub)) positions.set(channel, positionOf(sub))
  return positions
}

const unavailable = ['publish', 'presence', 'presence_stats', 'history', 'rpc', 'send'] as const

/**
 * Parses one line of a client's frame. Null if it is not a command of the protocol, which closes the connection, because a client
 * with another protocol would only repeat it.
 */
export const readCommand = (line: string): Command | null => {
  let command: unknown
  try {
    command = JSON.parse(line)
  } catch {
    return null
  }
  if (!isRecord(command)) return null
  const id = command['id']
  if (id === undefined) return Object.keys(command).length === 0 ? { kind: 'pong' } : null
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > 0xffff_ffff) return null

  const { connect, subscribe, unsubscribe, refresh, sub_refresh } = command
  if (isRecord(connect)) return { kind: 'connect', id, token: textOf(connect['token']), subs: serverSubscriptionsOf(connect) }
  if (isRecord(subscribe)) {
    return {
      kind: 'subscribe',
      id,
      channel: textOf(subscribe['channel']),
      token: textOf(subscribe['token']),
      position: positionOf(subscribe),
    }
  }
  if (isRecord(unsubscribe)) return { kind: 'unsubscribe', id, channel: textOf(unsubscribe['channel']) }
  if (isRecord(refresh)) return { kind: 'refresh', id, token: textOf(refresh['token']) }
  if (isRecord(sub_refresh))
    return { kind: 'sub_refresh', id, channel: textOf(sub_refresh['channel']), token: textOf(sub_refresh['token']) }
  return { kind: unavailable.some((method) => method in command) ? 'unavailable' : 'unknown', id }
}
