import { afterEach, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { type HubInProcess, startHubProcess } from '#kernel/realtime/hub/hub-supervisor.ts'
import { openTestHub, type TestHub, until } from '#kernel/realtime/hub/testing/test-hub.ts'

/** 300 readers in CI, each cut once a round; the long form is FORCED_READERS=10000 FORCED_CUTS=1000 with `ulimit -n` of 11,000 and more. */
const readers = Number(process.env['FORCED_READERS'] ?? 300)
const cuts = Number(process.env['FORCED_CUTS'] ?? readers)
const rounds = 3
/** Ten thousand sockets of one process are opened and read more slowly than a few hundred. */
const patience_ms = 10_000 + readers * 10

let opened: TestHub | null = null
afterEach(() => opened?.close())
/** Clients wait before they come back; the more there are, the longer, as theirs grows with each try. */
const back_after_ms = readers / 30

/** A client that keeps its place by hand, so that thousands of them fit into one test. */
class PatientReader {
  /** Numbers of the messages, in the order in which they came. */
  readonly seen: number[] = []
  gaps = 0
  joined = 0
  readonly #house: TestHub
  readonly #tokens: readonly [string, string]
  #position = { recover: false, offset: 0, epoch: '' }
  #socket: WebSocket | null = null
  #leaving = false

  constructor(house: TestHub) {
    this.#house = house
    this.#tokens = [house.tokens.connection(null), house.tokens.subscription(null, channel)]
  }

  async open(): Promise<void> {
    const [token, subscription_token] = this.#tokens
    const socket = this.#house.socket()
    this.#socket = socket
    socket.on('open', () => {
      const subscribe = { channel, token: subscription_token, ...this.#position }
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
      if (!this.#leaving) setTimeout(() => void this.open(), back_after_ms)
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

  #take({ offset, data }: Publication): void {
    this.seen.push(data.number)
    this.#position = { ...this.#position, offset }
  }
}

interface Publication {
  readonly offset: number
  readonly data: { readonly number: number }
}

interface Frame {
  readonly push?: { readonly pub?: Publication }
  readonly subscribe?: {
    readonly epoch: string
    readonly offset: number
    readonly recovered?: boolean
    readonly publications?: readonly Publication[]
  }
}

const channel = 'race:7'

/** A hub, its readers, and messages that are numbered from 1. */
class Crowd {
  published = 0
  readonly all: readonly PatientReader[]
  readonly #house: TestHub
  #next = 0

  constructor(house: TestHub) {
    this.#house = house
    this.all = Array.from({ length: readers }, () => new PatientReader(house))
  }

  async open(): Promise<void> {
    await Promise.all(this.all.map((reader) => reader.open()))
    await this.untilJoined(this.all.map(() => 1))
  }

  joins(): number[] {
    return this.all.map(({ joined }) => joined)
  }

  untilJoined(times: readonly number[]): Promise<void> {
    return until('everybody reads', () => this.all.every(({ joined }, index) => joined >= (times[index] ?? 0)), patience_ms)
  }

  async publish(): Promise<void> {
    await this.#house.publish(channel, { number: ++this.published })
  }

  /** Cuts lines while messages flow, and waits until everybody is back and has read the newest. */
  async cut(): Promise<void> {
    const due = this.joins()
    for (let index = 0; index < cuts; index++) {
      const reader = this.#next++ % readers
      due[reader] = (due[reader] ?? 0) + 1
      this.all[reader]?.drop()
      if (index % 10 === 0) await this.publish()
      if (index % 30 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await this.untilJoined(due)
    await this.publish()
    await until('everybody has the last message', () => this.all.every(({ seen }) => seen.at(-1) === this.published), patience_ms)
  }

  gaps(): number {
    return this.all.reduce((sum, reader) => sum + reader.gaps, 0)
  }
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const limits = { connections_per_address: 20_000, history_messages: 1_000 }
const log = { info: () => undefined, error: () => undefined }

/** Readers whose hub runs in a process of its own, as the site's does. */
const openCrowd = async (): Promise<{ crowd: Crowd; hub: HubInProcess }> => {
  const { promise, resolve } = Promise.withResolvers<HubInProcess>()
  opened = await openTestHub({
    limits,
    start: async (options) => {
      const hub = await startHubProcess(options, log)
      resolve(hub)
      return hub
    },
  })
  const crowd = new Crowd(opened)
  await crowd.open()
  return { crowd, hub: await promise }
}

const timeout = Math.max(60_000, readers * 100)

test(`RTM-015: ${readers} readers, ${cuts * rounds} cut lines while messages flow: nothing is lost or doubled`, { timeout }, async () => {
  const { crowd } = await openCrowd()
  for (let round = 0; round < rounds; round++) await crowd.cut()
  const expected = numbers(1, crowd.published)
  for (const { seen } of crowd.all) expect(seen).toEqual(expected)
  expect(crowd.gaps()).toBe(0)
  crowd.all.forEach((reader) => reader.leave())
})

test(
  `RTM-015: ${readers} readers, ${cuts * 2} cut lines and a hub that is killed between them: everybody learns once what they missed`,
  {
    timeout,
  },
  async () => {
    const { crowd, hub } = await openCrowd()
    await crowd.cut()
    const before = crowd.published
    const joins = crowd.joins()
    process.kill(hub.pid ?? 0, 'SIGKILL')
    await until('the hub is gone', () => hub.pid === undefined)
    // Nobody hears this one: readers are told that recovery failed, and reload what they show.
    await crowd.publish()
    await crowd.untilJoined(joins.map((times) => times + 1))
    expect(crowd.gaps()).toBe(readers)
    await crowd.cut()
    const expected = [...numbers(1, before), ...numbers(before + 2, crowd.published)]
    for (const { seen } of crowd.all) expect(seen).toEqual(expected)
    expect(crowd.gaps()).toBe(readers)
    crowd.all.forEach((reader) => reader.leave())
  },
)
