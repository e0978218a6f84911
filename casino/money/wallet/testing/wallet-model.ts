import { capNames, type CapName } from '../rules.ts'

/** A round as the model test asks for it; small numbers, so that keys and references meet. */
export interface ModelRound {
  readonly key: number
  readonly request: number
  readonly nonce: number
  readonly purse: 'main' | 'bonus'
  readonly stake: number
  readonly win: number
}

interface KnownRound {
  readonly request: number
  readonly answer: object
  readonly balance_after: number
}

const hour_ms = 3_600_000
const window_hours = [24, 7 * 24, 30 * 24]

/** What the ledger promises to one player, written as plainly as possible and without a database. */
export class WalletModel {
  readonly balances = { main: 0, bonus: 0, hold: 0 }
  readonly rounds = new Map<number, KnownRound>()
  readonly nonces = new Set<number>()
  readonly movements = new Map<string, string>()
  readonly holds = new Map<number, { amount: number; ended: string | null }>()
  readonly reversed = new Set<string>()
  blocked = false
  caps: Partial<Record<CapName, number>> | null = null
  settled = 0
  readonly #played: { at_ms: number; stake: number; win: number }[] = []

  /** The first cap that a stake would break: every hour that a window touches counts. */
  #reached(stake: number, now_ms: number): CapName | null {
    const this_hour = Math.floor(now_ms / hour_ms)
    for (const [index, which] of capNames.entries()) {
      const cap = this.caps?.[which]
      if (cap === undefined) continue
      const since = this_hour - (window_hours[index % 3] ?? 0)
      const counted = this.#played.filter((round) => Math.floor(round.at_ms / hour_ms) >= since)
      const used = counted.reduce((sum, round) => sum + round.stake - (index < 3 ? 0 : round.win), 0)
      if (used + stake > cap) return which
    }
    return null
  }

  /** What the caller must hear of a round, and its effect on the model. */
  settle(round: ModelRound, answer: object, now_ms: number): unknown {
    const known = this.rounds.get(round.key)
    if (known) return known.request === round.request ? [known.balance_after, true, known.answer] : 'idempotency-key-reused'
    if (this.nonces.has(round.nonce)) return 'reference-used'
    if (round.stake > 0) {
      if (this.blocked) return 'stakes-blocked'
      const reached = round.purse === 'main' ? this.#reached(round.stake, now_ms) : null
      if (reached) return `limit-reached ${reached}`
      if (this.balances[round.purse] < round.stake) return 'insufficient-funds'
    }
    this.balances[round.purse] += round.win - round.stake
    if (round.purse === 'main') this.#played.push({ at_ms: now_ms, stake: round.stake, win: round.win })
    this.rounds.set(round.key, { request: round.request, answer, balance_after: this.balances[round.purse] })
    this.nonces.add(round.nonce)
    this.settled += 1
    return [this.balances[round.purse], false, answer]
  }

  /** Rounds asked for in the same moment: in order, but a key or nonce that stands in the batch already waits for the next. */
  settleTogether(rounds: readonly ModelRound[], answerOf: (index: number) => object, now_ms: number): unknown[] {
    const heard: unknown[] = []
    let waiting = rounds.map((round, index) => ({ round, index }))
    while (waiting.length > 0) {
      const names = new Set<string>()
      const later: typeof waiting = []
      const batch: typeof waiting = []
      for (const one of waiting) {
        const own = [`key ${one.round.key}`, `nonce ${one.round.nonce}`]
        if (own.some((name) => names.has(name))) later.push(one)
        else {
          for (const name of own) names.add(name)
          batch.push(one)
        }
      }
      // One purse after the other, each in order: that is the order of the locks.
      for (const purse of ['bonus', 'main'])
        for (const one of batch) if (one.round.purse === purse) heard[one.index] = this.settle(one.round, answerOf(one.index), now_ms)
      waiting = later
    }
    return heard
  }

  /** A movement between the player's purses and the house, by key and content. */
  post(key: string, changes: Partial<Record<'main' | 'bonus' | 'hold', number>>, content: string): string {
    const known = this.movements.get(key)
    if (known !== undefined) return known === content ? 'replayed' : 'idempotency-key-reused'
    const purses = Object.entries(changes) as [keyof WalletModel['balances'], number][]
    if (purses.some(([purse, change]) => this.balances[purse] + change < 0)) return 'insufficient-funds'
    for (const [purse, change] of purses) this.balances[purse] += change
    this.movements.set(key, content)
    return 'posted'
  }

  hold(key: number, amount: number): string {
    const outcome = this.post(`hold:${key}`, { main: -amount, hold: amount }, String(amount))
    if (outcome === 'posted') this.holds.set(key, { amount, ended: null })
    return outcome
  }

  endHold(key: number, way: 'take' | 'give back'): string {
    const held = this.holds.get(key)
    if (!held || (held.ended !== null && held.ended !== way)) return 'hold-unknown'
    if (held.ended === way) return 'replayed'
    held.ended = way
    this.balances.hold -= held.amount
    if (way === 'give back') this.balances.main += held.amount
    return 'posted'
  }
}
