import type { ConnectionGrant } from '#kernel/realtime/hub/token-verifier.ts'

/**
 * Players whose sockets were cut, and sessions that ended. Their older connection tokens open nothing any more, although their
 * signatures and times are still good: otherwise a cut player would be back with the same token a moment later.
 */
export class Revocations {
  readonly #life_ms: number
  readonly #cut_at_ms = new Map<string, number>()

  /** `life_ms`: the longest life of a connection token. Nothing needs to be remembered longer. */
  constructor(life_ms: number) {
    this.#life_ms = life_ms
  }

  /** All of a player's tokens, or those of the named sessions. */
  revoke(user: string, now_ms: number, sessions?: readonly string[]): void {
    for (const name of sessions?.map((session) => `${user} ${session}`) ?? [user]) this.#cut_at_ms.set(name, now_ms)
  }

  /** Tokens carry whole seconds, so one of the cut's own second is refused too; the client's next try gets a newer one. */
  covers({ user, session, issued_at_ms }: Pick<ConnectionGrant, 'user' | 'session' | 'issued_at_ms'>): boolean {
    const cut_at_ms = Math.max(this.#cut_at_ms.get(user) ?? -1, this.#cut_at_ms.get(`${user} ${session}`) ?? -1)
    return issued_at_ms <= cut_at_ms
  }

  prune(now_ms: number): void {
    for (const [name, cut_at_ms] of this.#cut_at_ms) if (cut_at_ms + this.#life_ms < now_ms) this.#cut_at_ms.delete(name)
  }
}
