import type { ConnectionGrant } from '#kernel/realtime/hub/token-verifier.ts'

/**
 * Players whose sockets were cut. Their older connection tokens open nothing any more, although their signatures and
 * times are still good: otherwise a cut player would be back with the same token a moment later.
 */
export class Revocations {
  readonly #life_ms: number
  readonly #cut_at_ms = new Map<string, number>()

  /** `life_ms`: the longest life of a connection token. Nothing needs to be remembered longer. */
  constructor(life_ms: number) {
    this.#life_ms = life_ms
  }

  revoke(user: string, now_ms: number): void {
    this.#cut_at_ms.set(user, now_ms)
  }

  /** Tokens carry whole seconds, so one of the cut's own second is refused too; the client's next try gets a newer one. */
  covers(grant: Pick<ConnectionGrant, 'user' | 'issued_at_ms'>): boolean {
    const cut_at_ms = this.#cut_at_ms.get(grant.user)
    return cut_at_ms !== undefined && grant.issued_at_ms <= cut_at_ms
  }

  prune(now_ms: number): void {
    for (const [user, cut_at_ms] of this.#cut_at_ms) if (cut_at_ms + this.#life_ms < now_ms) this.#cut_at_ms.delete(user)
  }
}
