import { afterEach, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { openTestHub, type TestHub, until } from '#kernel/realtime/hub/testing/test-hub.ts'

/** 300 in CI; FORCED_READERS=2000 for the long form. */
const readers = Number(process.env['FORCED_READERS'] ?? 300)
const rounds = 3

let opened: TestHub | null = null
afterEach(() => opened?.close())

/** A client that keeps its place by hand, so that hundreds of them fit into one test. */
class PatientReader {
  readonly offsets: number[] = []
  gaps = 0
  joined = 0
  readonly #house: TestHub
  readonly #channel: string
  readonly #tokens: readonly [string, string]
  #position = { recover: false, offset: 0, epoch: '' }
  #socket: WebSocket | null = null
  #leaving = false

  constructor(house: TestHub, channel: string) {
    this.#house = house
    this.#channel = channel
    this.#tokens = [house.tokens.connection(null), house.tokens.subscription(null, channel)]
  }

  async open(): Promise<void> {
    const [token, subscription_token] = this.#tokens
    const socket = this.#house.socket()
    this.#socket = socket
    socket.on('open', () => {
      const subscribe = { channel: this.#channel, token: subscription_token, ...this.#position }
      socket.send(`${JSON.stringify({ id: 1, connect: { token } })}\n${JSON.stringify({ id: 2, subscribe })}`)
    })
    socket.on('message', (data: Buffer) =>
      data
        .toString()
        .split('\n')
        .forEach((line) => this.#read(line)),
    )
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!this.#leaving) void this.open()
    })
  }

  drop(): void {
    this.#socket?.terminate()
  }

  leave(): void {
    this.#leaving = true
    this.#socket?.terminate()
  }

  #read(line: string): void {
    const frame = JSON.parse(line) as Frame
    if (frame.push?.pub) this.#take(frame.push.pub)
    if (!frame.subscribe) return
    const { epoch, offset, recovered, publications = [] } = frame.subscribe
    if (this.#position.recover && !recovered) this.gaps += 1
    this.#position = { recover: true, offset, epoch }
    this.joined += 1
    publications.forEach((publication) => this.#take(publication))
  }

  #take({ offset }: { offset: number }): void {
    this.offsets.push(offset)
    this.#position = { ...this.#position, offset }
  }
}

interface Frame {
  readonly push?: { readonly pub?: { readonly offset: number } }
  readonly subscribe?: {
    readonly epoch: string
    readonly offset: number
    readonly recovered?: boolean
    readonly publications?: readonly { readonly offset: number }[]
  }
}

test(
  `RTM-015: ${readers} readers, ${readers * rounds} cut lines while messages flow: nothing is lost or doubled`,
  { timeout: Math.max(60_000, readers * 100) },
  async () => {
    const house = await openTestHub({ limits: { connections_per_address: 10_000, history_messages: 1_000 } })
    opened = house
    const all = Array.from({ length: readers }, () => new PatientReader(house, 'race:7'))
    await Promise.all(all.map((reader) => reader.open()))
    await until('everybody reads', () => all.every((reader) => reader.joined === 1))
    let published = 0
    for (let round = 0; round < rounds; round++) {
      for (let index = 0; index < readers; index++) {
        all[index]?.drop()
        if (index % 10 === 0) await house.publish('race:7', { type: 'tournament', data: ++published })
        if (index % 30 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
      }
      await until('everybody is back', () => all.every((reader) => reader.joined >= round + 2))
    }
    await house.publish('race:7', { type: 'tournament', data: ++published })
    await until('everybody has the last message', () => all.every((reader) => reader.offsets.at(-1) === published))
    const expected = Array.from({ length: published }, (_, index) => index + 1)
    for (const reader of all) expect(reader.offsets).toEqual(expected)
    expect(all.reduce((sum, reader) => sum + reader.gaps, 0)).toBe(0)
    all.forEach((reader) => reader.leave())
  },
)
