import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { Served } from '../http/servers.ts'
import type { Player } from './players.ts'
import { processorTimeOf } from './processor-time.ts'

export const slug = 'golden-orchard'
export const clients = 64
export const slices = 5
export const slice_s = 3
const stake_minor = 100

type Client = autocannon.Client & { setRequests(requests: readonly autocannon.Request[]): void }

const requestOf = ({ slug, headers, session }: Player) => ({
  path: `/rest/game/${slug}/round/`,
  headers,
  body: JSON.stringify({ session, command: { stake_minor } }),
})

/** Cycles through the players; each call gives the next round, with a key of its own. */
const inTurns = (players: readonly Player[]): (() => Player) => {
  let next = 0
  return () => {
    const player = players[next++ % players.length]
    if (!player) throw new Error('nobody came to play')
    return player
  }
}

export const nextRoundOf = (players: readonly Player[]) => {
  const next = inTurns(players)
  return () => {
    const { headers, ...round } = requestOf(next())
    return { ...round, headers: { ...headers, 'idempotency-key': randomUUID() } }
  }
}

/** Each connection is a different player; each request a round with a key of its own. */
export const asPlayers = (players: readonly Player[]) => {
  const next = inTurns(players)
  return (client: autocannon.Client): void => {
    const { headers, ...round } = requestOf(next())
    const setupRequest = (request: autocannon.Request): autocannon.Request => ({
      ...request,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    })
    ;(client as Client).setRequests([{ method: 'POST', ...round, headers, setupRequest }])
  }
}

export interface Slice {
  readonly per_core: number
  /** Processor time of Node per request, in microseconds. */
  readonly node_us: number
  readonly p99_ms: number
}

/** Requests per second of total processor time, Node and PostgreSQL together. */
export const measure = async (server: Served, options: Partial<autocannon.Options>, data_folder?: string): Promise<Slice> => {
  const pid = server.child.pid ?? 0
  const before_s = processorTimeOf(pid, data_folder)
  const node_before_s = processorTimeOf(pid)
  const { requests, latency, non2xx, errors } = await autocannon({ url: server.url, connections: clients, duration: slice_s, ...options })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`)
  const used_s = processorTimeOf(pid, data_folder) - before_s
  const node_us = ((processorTimeOf(pid) - node_before_s) / requests.total) * 1e6
  return { per_core: requests.total / used_s, node_us, p99_ms: latency.p99 }
}
