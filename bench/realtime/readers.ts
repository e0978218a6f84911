import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { FromSinks, ToSinks } from './sinks.ts'

type Answer<K extends FromSinks['kind']> = Extract<FromSinks, { kind: K }>

/** Controls the process with the clients. */
export class Readers {
  readonly #child: ChildProcess = fork(new URL('./sinks.ts', import.meta.url), { execArgv: [] })

  /** Opens authenticated sockets, each subscribed to one channel. Returns how long that took. */
  async open(options: Omit<Extract<ToSinks, { kind: 'open' }>, 'kind'>): Promise<number> {
    return (await this.#ask('opened', { kind: 'open', ...options })).took_ms
  }

  /** Bytes received since the sockets were opened. */
  async bytes(): Promise<number> {
    return (await this.#ask('bytes', { kind: 'bytes' })).bytes
  }

  /** Delays of everything received since the last call, one per socket and flush. */
  async delays(): Promise<readonly number[]> {
    return (await this.#ask('delays', { kind: 'delays' })).delays_ms
  }

  async close(): Promise<void> {
    await this.#ask('closed', { kind: 'close' })
  }

  stop(): void {
    this.#child.disconnect()
  }

  async #ask<K extends FromSinks['kind']>(kind: K, message: ToSinks): Promise<Answer<K>> {
    this.#child.send(message)
    for (;;) {
      const [answer] = (await once(this.#child, 'message')) as [FromSinks]
      if (answer.kind === kind) return answer as Answer<K>
    }
  }
}
