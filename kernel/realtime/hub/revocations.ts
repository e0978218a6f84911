import type { ConnectionGrant } from '#kernel/realtime/hub/token-verifier.ts'

/**
 * Players whose sockets were cut, and sessions that ended. Their earlier connection tokens are refused although still validly
 * signed and unexpired; otherwise a disconnected player would return at once with the same token.
 */
export class Revocations {
  readonly #life_ms: number
  readonly #cut_at_ms = new Map<string, number>()

  /** `life_ms`: the longest lifetime of a connection token; revocations are forgotten after it. */
  constructor(life_ms: number) {
    this.#life_ms = life_ms
  }

  /** Revokes all of a player's tokens, or those of the named sessions. */
  revoke(user: string, now_ms: number, sessions?: readonly string[]): void {
    for (const name of sessions?.map((session) => `${user} ${session}`) ?? [user]) this.#cut_at_ms.set(name, now_ms)
  }

  /**
   * Tokens carry whole seconds, so one issued in the second of the revocation is refused too; the client's next attempt gets a
   * newer one.
   */
  covers({ user, session, issued_at_ms }: Pick<ConnectionGrant, 'user' | 'session' | 'issued_at_ms'>): boolean {
    const cut_at_ms = Math.max(this.#cut_at_ms.get(user) ?? -1, this.#cut_at_ms.get(`${user} ${session}`) ?? -1)
    return issued_at_ms <= cut_at_ms
  }

  prune(now_ms: number): void {
    for (const [name, cut_at_ms] of this.#cut_at_ms) if (cut_at_ms + this.#life_ms < now_ms) this.#cut_at_ms.delete(name)
  }
}
