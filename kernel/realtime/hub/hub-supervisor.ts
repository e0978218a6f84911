import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import type { HubHandle } from '#kernel/realtime/hub/hub-handle.ts'
import type { EncodedPublication, Handshake, HubOptions, HubStats } from '#kernel/realtime/hub/hub.ts'
import { stats_every_ms, type FromHub, type ToHub } from '#kernel/realtime/hub/hub-messages.ts'
import type { CloseReason } from '#kernel/realtime/hub/protocol.ts'
import type { ChannelPosition } from '#kernel/realtime/publisher.ts'
import { connection_token_life_s } from '#kernel/realtime/tokens.ts'

/** Log of the supervisor; compatible with a pino logger. */
export interface HubLog {
  info(details: object, text: string): void
  error(details: object, text: string): void
}

const first_delay_ms = 100
const longest_delay_ms = 5_000
/** A process that ran this long was healthy: its crash does not count as a failed start. */
const healthy_after_ms = 10_000
/** A hub with more unread data than this is unresponsive and is replaced; clients recover. */
const deaf_after_bytes = 64 * 1024 * 1024
/** So is one that has missed this many of its reports. They are counted and not timed: a machine that slept has missed none. */
const most_missed_reports = 3
/** Whoever tells something waits this long for a hub that does not read; the message still goes to it. */
const tell_within_ms = 2_000
const most_underway = 5_000
const stop_within_ms = 5_000
/** A start-up call waits at most this long for positions, and a message for whether it is kept; later answers are as good as none. */
const answer_within_ms = 500

/** Node's handle beneath `net.Socket`; closing it twice does nothing. */
interface Descriptor {
  close(): void
  readStop(): void
}

type Answer = Extract<FromHub, { readonly kind: 'positions' | 'kept' }>
type Cut = Extract<ToHub, { readonly kind: 'disconnect' }>

const none: HubStats = { connections: 0, channels: 0, publications: 0 }

/** Runs the hub in a child process and restarts it when it ends. */
class HubSupervisor implements HubHandle {
  readonly #options: HubOptions
  readonly #log: HubLog
  readonly #onReady: () => void
  #child: ChildProcess | null = null
  #ready = false
  #stopping = false
  #delay_ms = first_delay_ms
  #restart: NodeJS.Timeout | undefined
  #stats = none
  #watch: NodeJS.Timeout | undefined
  #missed_reports = 0
  #waiting_bytes = 0
  /** Callbacks of messages not yet written; a dying child process never calls them. */
  readonly #unsent = new Set<() => void>()
  /** Questions that the hub has not answered yet. */
  readonly #asked = new Map<number, (answer: Answer | null) => void>()
  #questions = 0
  readonly #underway = new Set<Socket>()
  /**
   * The last socket handle that was sent. Node closes its own copy when the child confirms it, but not if the child dies before
   * that: the client would then wait forever.
   */
  #sent: Descriptor | null = null
  /** Disconnects whose players may still hold a valid token. A new hub must receive them before its first socket. */
  readonly #cuts = new Map<string, { readonly cut: Cut; readonly at_ms: number }>()

  constructor(options: HubOptions, log: HubLog, onReady: () => void) {
    this.#options = options
    this.#log = log
    this.#onReady = onReady
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): void {
    const started_at_ms = performance.now()
    // Without the site's own Node flags: inspector ports and test hooks must not be used twice.
    const child = fork(new URL('./hub-process.ts', import.meta.url), { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child = child
    child.on('message', (message: FromHub) => this.#hear(message))
    child.on('error', (error) => this.#log.error({ err: error }, 'the realtime hub could not be reached'))
    child.on('exit', (code, signal) => this.#died(code, signal, performance.now() - started_at_ms))
    child.send({ kind: 'start', options: this.#options } satisfies ToHub)
    this.#watch = setInterval(() => this.#expectReport(child), stats_every_ms).unref()
  }

  accept(handshake: Handshake, socket: Socket, head: Buffer): boolean {
    const child = this.#child
    if (child === null || !this.#ready || !child.connected || this.#underway.size >= most_underway) return false
    this.#underway.add(socket)
    // Node counts sockets passed to a child by their server, and `server.close()` then never finishes once the child has died. A
    // socket without a server is not counted; destroying the empty shell below decrements the count.
    Reflect.set(socket, 'server', undefined)
    const descriptor = Reflect.get(socket, '_handle') as Descriptor | null
    // Until the child confirms the socket both processes have it. Whoever answers the hub sooner must not be heard, and forgotten, here.
    descriptor?.readStop()
    child.send({ kind: 'socket', handshake, head: head.toString('base64') } satisfies ToHub, socket, () => {
      this.#underway.delete(socket)
      // A socket that closed before it was sent has no handle, and the previous one may still be in transit.
      this.#sent = descriptor ?? this.#sent
      socket.destroy()
    })
    return true
  }

  publish(publications: readonly EncodedPublication[]): Promise<void> {
    return this.#tell(
      { kind: 'publish', publications },
      publications.reduce((sum, [, data_json]) => sum + data_json.length, 0),
    )
  }

  async positions(channels: readonly string[]): Promise<readonly ChannelPosition[] | null> {
    const answer = await this.#ask('positions', channels)
    return answer?.kind === 'positions' ? answer.positions : null
  }

  async kept(channels: readonly string[]): Promise<readonly boolean[] | null> {
    const answer = await this.#ask('kept', channels)
    return answer?.kind === 'kept' ? answer.kept : null
  }

  disconnect(user: string, ending: CloseReason, sessions?: readonly string[]): Promise<void> {
    const now_ms = performance.now()
    for (const [other, { at_ms }] of this.#cuts) if (at_ms + connection_token_life_s * 1000 < now_ms) this.#cuts.delete(other)
    const cut: Cut = { kind: 'disconnect', user, ending, ...(sessions && { sessions }) }
    this.#cuts.set([user, ...(sessions ?? [])].join(' '), { cut, at_ms: now_ms })
    return this.#tell(cut)
  }

  stats(): HubStats {
    return this.#stats
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#restart)
    clearInterval(this.#watch)
    const child = this.#child
    if (child === null) return
    const exited = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
    })
    const patience = setTimeout(() => child.kill('SIGKILL'), stop_within_ms)
    child.send({ kind: 'stop' } satisfies ToHub)
    await exited
    clearTimeout(patience)
  }

  async #ask(kind: Answer['kind'], channels: readonly string[]): Promise<Answer | null> {
    if (!this.#ready) return null
    this.#questions += 1
    const question = this.#questions
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    this.#asked.set(question, resolve)
    const patience = setTimeout(() => resolve(null), answer_within_ms)
    void this.#tell({ kind, question, channels })
    try {
      return await promise
    } finally {
      clearTimeout(patience)
      this.#asked.delete(question)
    }
  }

  /** Resolves when the message was sent or failed, or soon: clients reload whatever a dead hub missed. */
  #tell(message: ToHub, bytes = 0): Promise<void> {
    const child = this.#child
    if (child === null || !this.#ready || !child.connected) return Promise.resolve()
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, tell_within_ms)
      const sent = (): void => {
        clearTimeout(patience)
        if (this.#unsent.delete(sent)) this.#waiting_bytes -= bytes
        resolve()
      }
      this.#unsent.add(sent)
      this.#waiting_bytes += bytes
      child.send(message, sent)
      if (this.#waiting_bytes > deaf_after_bytes) this.#replace(child)
    })
  }

  #expectReport(child: ChildProcess): void {
    if (!this.#ready) return
    this.#missed_reports += 1
    if (this.#missed_reports > most_missed_reports) this.#replace(child)
  }

  #replace(child: ChildProcess): void {
    this.#log.error({ pid: child.pid, waiting_bytes: this.#waiting_bytes }, 'the realtime hub does not listen and is replaced')
    this.#ready = false
    child.kill('SIGKILL')
  }

  #hear(message: FromHub): void {
    this.#missed_reports = 0
    if (message.kind === 'stats') this.#stats = message.stats
    if (message.kind === 'positions' || message.kind === 'kept') this.#asked.get(message.question)?.(message)
    if (message.kind !== 'ready') return
    this.#ready = true
    for (const { cut } of this.#cuts.values()) void this.#tell(cut)
    this.#log.info({ pid: this.pid }, 'the realtime hub is ready')
    this.#onReady()
  }

  #died(code: number | null, signal: NodeJS.Signals | null, lived_ms: number): void {
    this.#child = null
    this.#ready = false
    this.#stats = none
    clearInterval(this.#watch)
    for (const socket of this.#underway) socket.destroy()
    this.#underway.clear()
    this.#sent?.close()
    this.#sent = null
    for (const sent of this.#unsent) sent()
    for (const answer of this.#asked.values()) answer(null)
    if (this.#stopping) return
    this.#delay_ms = lived_ms > healthy_after_ms ? first_delay_ms : Math.min(this.#delay_ms * 2, longest_delay_ms)
    this.#log.error({ code, signal, delay_ms: this.#delay_ms }, 'the realtime hub died and is started again')
    this.#restart = setTimeout(() => this.start(), this.#delay_ms)
  }
}

/** A hub in another process; `pid` is undefined while it restarts. */
export interface HubInProcess extends HubHandle {
  readonly pid: number | undefined
}

/**
 * Starts the hub's process and keeps it running. A new hub has new epochs, so reconnecting clients are told that recovery failed
 * and reload their state. Resolves when the first hub is ready; rejects if that takes too long.
 */
export const startHubProcess = async (options: HubOptions, log: HubLog): Promise<HubInProcess> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const supervisor = new HubSupervisor(options, log, resolve)
  const patience = setTimeout(() => reject(new Error('the realtime hub did not start within 15 seconds')), 15_000)
  supervisor.start()
  try {
    await promise
  } catch (error) {
    await supervisor.stop()
    throw error
  } finally {
    clearTimeout(patience)
  }
  return supervisor
}
