import { once } from 'node:events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { openTestHub, untilConnected } from '#kernel/realtime/hub/testing/test-hub.ts'

/** 10,000 in CI; MALFORMED_COMMANDS=1000000 for the long form. */
const lines = Number(process.env['MALFORMED_COMMANDS'] ?? 10_000)

const text = fc.oneof(fc.string(), fc.constantFrom('race:7', 'common', 'player:#42', 'player:#', ':', '#', '__proto__', 'nowhere:1'))
const content = fc.record(
  {
    channel: fc.oneof(text, fc.jsonValue()),
    token: fc.oneof(text, fc.jsonValue(), fc.constant('a.b.c')),
    recover: fc.oneof(fc.boolean(), fc.jsonValue()),
    offset: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
    epoch: fc.oneof(text, fc.jsonValue()),
    subs: fc.oneof(fc.jsonValue(), fc.dictionary(text, fc.jsonValue())),
    data: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const method = fc.constantFrom(
  'connect',
  'subscribe',
  'unsubscribe',
  'refresh',
  'sub_refresh',
  'publish',
  'presence',
  'history',
  'rpc',
  'x',
  '__proto__',
)
const line = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 9 }), method, content).map(([id, name, value]) => JSON.stringify({ id, [name]: value })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string().map((value) => value.replaceAll('\n', ' ')) },
)

/** Answers whatever the line before it did, unless that one ended the connection. */
const probe = '{"id":77,"unsubscribe":{"channel":"probe"}}'

test(
  `reliability: ${lines} malformed commands end connections with a reason, and never the hub`,
  { timeout: Math.max(240_000, lines * 5) },
  async () => {
    const house = await openTestHub({ limits: { commands_burst: 1_000_000 } })
    const connect = JSON.stringify({ id: 1, connect: { token: house.tokens.connection(42n) } })
    const closeReasons = new Set<number>()
    let socket: WebSocket | null = null
    let answered: () => void = () => undefined
    let failures = 0

    const open = async (): Promise<WebSocket> => {
      const fresh = house.socket()
      await once(fresh, 'open')
      fresh.on('message', (data: Buffer) => {
        for (const reply of data.toString().split('\n')) {
          const { id, error } = JSON.parse(reply) as { id?: number; error?: { code: number } }
          if (error?.code === 100) failures += 1
          if (id === 77) answered()
        }
      })
      fresh.on('close', (code, reason) => {
        socket = null
        if (reason.length === 0) failures += 1
        closeReasons.add(code)
        answered()
      })
      fresh.send(connect)
      return fresh
    }

    for (const one of fc.sample(line, { numRuns: lines, seed: 20_261_120 })) {
      socket ??= await open()
      const settled = new Promise<void>((resolve) => {
        answered = resolve
      })
      socket.send(one)
      socket.send(probe)
      await settled
    }
    expect(failures).toBe(0)
    expect([...closeReasons].toSorted()).toEqual([3500, 3501])
    const client = house.client(42n)
    await untilConnected(client)
    expect(client.state).toBe('connected')
    await house.close()
  },
)
