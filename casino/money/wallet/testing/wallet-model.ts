import type { SpinsModel, SpunModel } from './free-spins-model.ts'
import { GrantModel, type GrantTermsModel } from './grant-model.ts'
import { LimitsModel, type Played } from './limits-model.ts'

/** A round as the model test asks for it; small numbers, so that keys and references meet. */
export interface ModelRound {
  readonly key: number
  readonly request: number
  readonly nonce: number
  readonly purse: 'main' | 'bonus'
  readonly stake: number
  readonly win: number
  /** How terms see it; null for a round that says nothing of it. */
  readonly play: { readonly category: string; readonly opposite: number } | null
}

/** What of a round came out of cash and went there, and the same of a grant's purse. */
interface Parts {
  readonly purse: string
  readonly stake: number
  readonly win: number
  readonly grant: GrantModel | null
  readonly grant_stake: number
  readonly grant_win: number
  readonly counted: number
}

/** A round that goes on in steps. What of its stake came out of cash, and out of the purse of which grant. */
interface OpenRound {
  readonly parts: readonly { readonly grant: number | null; readonly amount: number }[]
  readonly plan: GrantModel | null
  readonly counted: number
  readonly played: Played
  closed: number | 'void' | null
}

interface KnownRound {
  readonly request: number
  readonly answer: object
  readonly balance_after: number
  readonly parts: Parts
  readonly played: Played
  reversed: boolean
}

interface Asked {
  readonly round: ModelRound
  readonly index: number
}

/** What the ledger promises to one player, written as plainly as possible and without a database. */
export class WalletModel {
  /** By purse; `fund` is where the player's grants come from. */
  readonly balances: { main: number; [purse: string]: number } = { main: 0, bonus: 0, hold: 0, fund: 0 }
  readonly rounds = new Map<number, KnownRound>()
  readonly nonces = new Set<number>()
  readonly movements = new Map<string, string>()
  readonly holds = new Map<number, { amount: number; ended: string | null }>()
  readonly grants = new Map<number, GrantModel>()
  readonly bets = new Map<number, { stake: number; settled: string | null; played: Played }>()
  readonly open_rounds = new Map<number, OpenRound>()
  readonly spins = new Map<number, SpinsModel>()
  readonly spun = new Map<number, SpunModel>()
  readonly limits = new LimitsModel()
  blocked = false
  settled = 0

  #stands(purse: string): number {
    return this.balances[purse] ?? 0
  }

  #change(purse: string, amount: number): void {
    this.balances[purse] = this.#stands(purse) + amount
  }

  /** The grant by whose terms a round is staked. */
  #planOf({ purse, stake, play }: Pick<ModelRound, 'purse' | 'stake' | 'play'>): GrantModel | null {
    const active = [...this.grants.values()].find(({ state }) => state === 'active')
    return purse === 'main' && stake > 0 && play && active?.takes(play.category) ? active : null
  }

  /** What is said of a round before anything of it is drawn; null when it is taken. `any`: its purse has rounds in flight. */
  #decide(round: Pick<ModelRound, 'purse' | 'stake'>, cash: number, plan: GrantModel | null, any: boolean, now_ms: number): string | null {
    if (round.stake === 0) return null
    if (this.blocked) return 'stakes-blocked'
    if (cash < round.stake) {
      if (any) return 'later'
      if (round.stake > (plan?.terms.most_stake ?? Infinity)) return 'bonus-stake-too-high'
    }
    const reached = round.purse === 'main' && cash > 0 ? this.limits.reached(cash, now_ms) : null
    if (reached) return reached.startsWith('loss') && any ? 'later' : `limit-reached ${reached}`
    if (this.#stands(round.purse) < cash) return any ? 'later' : 'insufficient-funds'
    if (plan && plan.balance < round.stake - cash) return 'insufficient-funds'
    return null
  }

  /** The rounds of one purse in one batch, in order: stakes first, wins when all are taken. Gives those that wait. */
  #settlePurse(asked: readonly Asked[], answerOf: (index: number) => object, heard: unknown[], now_ms: number): Asked[] {
    const taken: { one: Asked; parts: Parts; played: Played }[] = []
    const later: Asked[] = []
    for (const one of asked) {
      const { round, index } = one
      const known = this.rounds.get(round.key)
      if (known) {
        heard[index] = known.request === round.request ? [known.balance_after, true, known.answer] : 'idempotency-key-reused'
        continue
      }
      if (this.nonces.has(round.nonce)) {
        heard[index] = 'reference-used'
        continue
      }
      const plan = this.#planOf(round)
      const cash = plan ? Math.min(round.stake, this.#stands(round.purse)) : round.stake
      const said = later.length > 0 ? 'later' : this.#decide(round, cash, plan, taken.length > 0, now_ms)
      if (said === 'later') later.push(one)
      else if (said) heard[index] = said
      else {
        const grant_stake = round.stake - cash
        const grant_win = grant_stake > 0 ? Math.floor((round.win * grant_stake) / round.stake) : 0
        const counted = plan?.counts(round.stake, round.play?.category ?? '', round.play?.opposite ?? 0) ?? 0
        const parts = { purse: round.purse, stake: cash, win: round.win - grant_win, grant: plan, grant_stake, grant_win, counted }
        const played = round.purse === 'main' ? this.limits.count(now_ms, cash, 0) : { at_ms: now_ms, stake: cash, win: 0 }
        this.#change(round.purse, -cash)
        if (plan) plan.balance -= grant_stake
        taken.push({ one, parts, played })
      }
    }
    this.#settleTaken(taken, answerOf, heard)
    return later
  }

  #settleTaken(
    taken: readonly { one: Asked; parts: Parts; played: Played }[],
    answerOf: (index: number) => object,
    heard: unknown[],
  ): void {
    let standing = taken.reduce((sum, { parts }) => sum + parts.stake, this.#stands(taken[0]?.parts.purse ?? 'main'))
    for (const { one, parts, played } of taken) {
      const { round, index } = one
      standing += parts.win - parts.stake
      played.win = parts.win
      this.#change(parts.purse, parts.win)
      if (parts.grant) parts.grant.balance += parts.grant_win
      const answer = answerOf(index)
      this.rounds.set(round.key, { request: round.request, answer, balance_after: standing, parts, played, reversed: false })
      this.nonces.add(round.nonce)
      this.settled += 1
      heard[index] = [standing, false, answer]
    }
    for (const grant of this.grants.values())
      grant.wager(taken.reduce((sum, { parts }) => sum + (parts.grant === grant ? parts.counted : 0), 0))
  }

  /**
   * Rounds asked for in the same moment: in order, but a key or nonce that stands in the batch already waits for the next, and so does,
   * ahead of it, what only the win of an earlier round could pay for.
   */
  settleTogether(rounds: readonly ModelRound[], answerOf: (index: number) => object, now_ms: number): unknown[] {
    const heard: unknown[] = []
    let waiting: Asked[] = rounds.map((round, index) => ({ round, index }))
    while (waiting.length > 0) {
      const names = new Set<string>()
      const apart: Asked[] = []
      const batch: Asked[] = []
      for (const one of waiting) {
        const own = [`key ${one.round.key}`, `nonce ${one.round.nonce}`]
        if (own.some((name) => names.has(name))) apart.push(one)
        else {
          for (const name of own) names.add(name)
          batch.push(one)
        }
      }
      // One purse after the other, each in order: that is the order of the locks.
      const later = new Set(
        ['bonus', 'main'].flatMap((purse) =>
          this.#settlePurse(
            batch.filter(({ round }) => round.purse === purse),
            answerOf,
            heard,
            now_ms,
          ),
        ),
      )
      waiting = [...batch.filter((one) => later.has(one)), ...apart]
    }
    return heard
  }

  /** A movement between the player's purses and the house, by key and content. */
  post(key: string, changes: Readonly<Record<string, number>>, content: string): string {
    const known = this.movements.get(key)
    if (known !== undefined) return known === content ? 'replayed' : 'idempotency-key-reused'
    const purses = Object.entries(changes)
    if (purses.some(([purse, change]) => this.#stands(purse) + change < 0)) return 'insufficient-funds'
    for (const [purse, change] of purses) this.#change(purse, change)
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
    this.#change('hold', -held.amount)
    if (way === 'give back') this.#change('main', held.amount)
    return 'posted'
  }

  beginGrant(number: number, amount: number, terms: GrantTermsModel): unknown {
    const known = this.grants.get(number)
    if (known) return known.amount === amount && known.terms === terms ? false : 'idempotency-key-reused'
    if ([...this.grants.values()].some(({ state }) => state === 'active')) return 'another-grant-active'
    if (this.#stands('fund') < amount) return 'insufficient-funds'
    this.#change('fund', -amount)
    this.grants.set(number, new GrantModel(amount, terms))
    return true
  }

  endGrant(number: number, how: 'converted' | 'returned', most: number): unknown {
    const grant = this.grants.get(number)
    if (!grant) return 'grant-unknown'
    if (grant.state !== 'active') return grant.state === how ? [...grant.ended, true] : 'grant-ended'
    if (how === 'converted' && !grant.is_met) return 'grant-not-wagered'
    const [converted, returned] = grant.end(how, most)
    this.#change('main', converted)
    this.#change('fund', returned)
    return [converted, returned, false]
  }

  /** Takes a round back: its money the way it came, its wagering with it. */
  reverseRound(key: number): string {
    const known = this.rounds.get(key)
    if (!known || known.parts.stake + known.parts.win + known.parts.grant_stake + known.parts.grant_win === 0) return 'transaction-unknown'
    if (known.reversed) return 'replayed'
    const { purse, stake, win, grant, grant_stake, grant_win, counted } = known.parts
    const back = grant_stake - grant_win
    const parts = grant?.split(back) ?? { purse: 0, main: 0, fund: 0 }
    const changes = new Map([['main', parts.main]])
    changes.set('fund', parts.fund).set(purse, (changes.get(purse) ?? 0) + stake - win)
    if (grant && grant.balance + parts.purse < 0) return 'insufficient-funds'
    if ([...changes].some(([name, change]) => this.#stands(name) + change < 0)) return 'insufficient-funds'
    for (const [name, change] of changes) this.#change(name, change)
    grant?.take(back)
    grant?.takeBack(counted)
    known.reversed = true
    Object.assign(known.played, { stake: 0, win: 0 })
    return 'posted'
  }

  /** The stake of a bet out of cash. */
  bet(number: number, stake: number, now_ms: number): string {
    const known = this.bets.get(number)
    if (known) return known.stake === stake ? 'taken' : 'idempotency-key-reused'
    if (this.blocked) return 'stakes-blocked'
    const reached = this.limits.reached(stake, now_ms)
    if (reached) return `limit-reached ${reached}`
    if (this.#stands('main') < stake) return 'insufficient-funds'
    this.#change('main', -stake)
    const played = this.limits.count(now_ms, stake, 0)
    this.bets.set(number, { stake, settled: null, played })
    return 'taken'
  }

  /** What some bets brought, in one call; true for those that are new. */
  settleBets(settled: readonly { readonly number: number; readonly amount: number }[], now_ms: number): unknown {
    const of = ({ number }: { number: number }) => this.bets.get(number)
    if (settled.some((one) => of(one)?.settled !== null && of(one)?.settled !== String(one.amount))) return 'idempotency-key-reused'
    return settled.map((one) => {
      const bet = of(one)
      if (!bet || bet.settled !== null) return false
      bet.settled = String(one.amount)
      this.#change('main', one.amount)
      this.limits.count(now_ms, 0, one.amount)
      return true
    })
  }

  /** Cash first, then the grant, under the terms and caps of an instant round: what came out of each. */
  openRound(number: number, stake: number, category: string, now_ms: number): unknown {
    if (this.open_rounds.has(number)) return 'idempotency-key-reused'
    const round = { purse: 'main', stake, play: { category, opposite: 0 } } as const
    const plan = this.#planOf(round)
    const cash = plan ? Math.min(stake, this.balances.main) : stake
    const said = this.#decide(round, cash, plan, false, now_ms)
    if (said) return said
    const [planned] = [...this.grants].find(([, grant]) => grant === plan) ?? [null]
    const parts = [
      { grant: null, amount: cash },
      { grant: planned, amount: stake - cash },
    ].filter(({ amount }) => amount > 0)
    this.#change('main', -cash)
    const played = this.limits.count(now_ms, cash, 0)
    const counted = plan?.counts(stake, category, 0) ?? 0
    if (plan) plan.balance -= stake - cash
    plan?.wager(counted)
    this.open_rounds.set(number, { parts, plan, counted, played, closed: null })
    return parts.map(({ amount }) => amount)
  }

  /** What is for the purse of a grant that has ended goes the way the grant went. */
  closeRound(round: OpenRound, win: number | 'void', now_ms: number): unknown {
    if (round.closed !== null) return round.closed === win ? round.parts.map(() => false) : 'idempotency-key-reused'
    round.closed = win
    for (const { grant, amount } of round.parts) {
      const own = grant === null ? null : this.grants.get(grant)
      const paid = win === 'void' ? amount : win
      const { main, fund } = own?.take(paid) ?? { main: paid, fund: 0 }
      this.#change('main', main)
      this.#change('fund', fund)
      if (win === 'void' && grant === null) round.played.stake = 0
      else this.limits.count(now_ms, 0, main)
    }
    if (win === 'void') round.plan?.takeBack(round.counted)
    return round.parts.map(() => true)
  }

  /** The time of these grants has come. */
  endDue(numbers: readonly number[], most: number): unknown[] {
    return numbers.flatMap((number) => {
      const grant = this.grants.get(number)
      if (!grant) return []
      if (grant.state === 'active') this.endGrant(number, grant.is_met ? 'converted' : 'returned', most)
      return [[grant.state, ...grant.ended]]
    })
  }
}
