import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import {
  publishFixtures,
  settleEvent,
  voidMarkets,
  withdrawResult,
  withdrawVoid,
  type PricedMarket,
} from '#casino/sportsbook/catalogue/server/api.ts'
import { footballFixture, footballResult, marketOf, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { cashOutBet } from '../contract.ts'
import { in_play_delay_ms } from '../rules.ts'
import { bettor, cashOf, closeBalanced, createBetHouse, result_market, tryBet } from '../testing/bet-house.ts'
import { BetModel, type ModelBet, type ModelEvent, type ModelLeg, type Outcome, type Score } from '../testing/bet-model.ts'
import { decideBets } from './decide-bets.ts'
import { followMarkets } from './follow-markets.ts'
import { settleBets } from './settle-bets.ts'

/** Sequences of steps; the long form 100,000 (LONG_BETS_MODEL=100000). A failure names the seed: BETS_MODEL_SEED. */
const sequences = Number(process.env['LONG_BETS_MODEL'] ?? 4)
const first_seed = Number(process.env['BETS_MODEL_SEED'] ?? 1)
/** First mostly bets are placed, then they become something. */
const [placing_steps, steps_each] = [8, 34]
const total_market = 'total:count=regular,line=9'
const keys = { result: result_market, total: total_market } as const
const scores: readonly Score[] = [[1, 0], [0, 2], [2, 1], [1, 1], 'abandoned']

let t: TestHouse
let player: FundedPlayer
let ended = 0
beforeAll(async () => {
  t = await createBetHouse()
  player = await bettor(t, 1n)
})
afterAll(() => closeBalanced(t))

interface RealEvent {
  readonly id: bigint
  readonly market_ids: Readonly<Record<keyof typeof keys, number>>
  readonly model: ModelEvent
}

/** What some odds say by themselves: any chances will do, as long as model and house read the same. */
const chanceOf = (odds: number): number => Math.floor(900_000_000 / odds)

class Sequence {
  readonly model = new BetModel()
  readonly #source: ReturnType<typeof fastSource>
  readonly #events: RealEvent[] = []
  readonly #ids = new Map<ModelBet, number>()

  constructor(seed: number) {
    this.#source = fastSource(seed)
  }

  /** A whole number below `end`. */
  #below(end: number): number {
    return ((this.#source.nextByte() << 8) | this.#source.nextByte()) % end
  }

  #one<T>(items: readonly T[]): T {
    return items[this.#below(items.length)] as T
  }

  async begin(is_in_play: boolean): Promise<void> {
    for (let number = 0; number < 3; number += 1) {
      const id = await this.#publish()
      const market = () => ({ state: 'open' as const, is_void: false, odds: {} })
      const model: ModelEvent = {
        is_live: false,
        is_stopped: false,
        score: null,
        markets: { result: market(), total: market() },
      }
      const event = { id, model, market_ids: { result: 0, total: 0 } }
      this.#events.push(event)
      await this.#reprice(event)
      for (const name of ['result', 'total'] as const) event.market_ids[name] = Number((await marketOf(t, id, keys[name])).id)
    }
    this.model.cash = await cashOf(t, player)
    await this.#move(100_000n)
    // Every other sequence begins in play.
    if (is_in_play) for (const event of this.#events) await this.#reprice(event, { state: 'live' })
  }

  async #publish(): Promise<bigint> {
    const fixture = footballFixture('Rivne', 'Kherson', '2027-12-01T13:00:00.000Z')
    const one = { producer: 'test', ref: `test:model:${(ended += 1)}`, is_simulated: true, fixture }
    const [event] = await inTransaction(t.house.db, (tx) => publishFixtures(tx, t.house, [one]))
    return event?.id ?? 0n
  }

  /** Brings cash, or takes it away. */
  async #move(amount_minor: bigint): Promise<void> {
    const [own, other] = [purseOf(player.id, 'main', 'UAH'), houseAccount('test', 'UAH')]
    const [from, to] = amount_minor > 0n ? [other, own] : [own, other]
    const postings = [{ from, to, amount_minor: amount_minor > 0n ? amount_minor : -amount_minor }]
    await inTransaction(t.house.db, (tx) => post(tx, t.house, { key: `model:${(ended += 1)}`, reason: 'deposit', postings }))
    this.model.cash += amount_minor
  }

  async #reprice({ id, model }: RealEvent, change: { readonly state?: 'live' } = {}): Promise<void> {
    const priced = (type: 'result' | 'total', outcomes: readonly Outcome[]): PricedMarket => {
      const odds = outcomes.map((outcome) => ({ outcome, odds: 1050 + this.#below(4000) }))
      const market = model.markets[type]
      if (market.state !== 'settled') {
        market.odds = Object.fromEntries(odds.map((one) => [one.outcome, one.odds]))
        market.state = 'open'
      }
      return {
        type,
        specifiers: { count: 'regular', ...(type === 'total' && { line_quarters: 9 }) },
        is_suspended: false,
        outcomes: odds.map((one) => ({
          outcome: one.outcome,
          odds_thousandths: one.odds,
          won_millionths: chanceOf(one.odds),
          returned_millionths: 0,
        })),
      }
    }
    const markets = [priced('result', ['home', 'draw', 'away']), priced('total', ['over', 'under'])]
    if (change.state) model.is_live = true
    model.is_stopped = false
    await update(t, id, { markets, is_stopped: false, ...change })
  }

  async #place(): Promise<void> {
    if (this.model.cash < 30_000n && this.#below(3) > 0) await this.#move(60_000n)
    const events = this.#events.filter(() => this.#below(4) > 0)
    const names = events.map(() => this.#one(['result', 'total'] as const))
    const legs = events.flatMap(({ model }, index): ModelLeg[] => {
      const market = model.markets[names[index] ?? 'result']
      const outcome = this.#one(Object.keys(market.odds) as Outcome[])
      return [{ event: model, market, outcome, odds: market.odds[outcome] ?? 0, is_banker: false, settled: null }]
    })
    if (legs.length === 0) return
    const is_system = legs.length >= 3 && this.#below(2) === 0
    const banker = is_system && this.#below(2) === 0
    const chosen = legs.map((leg, index) => ({ ...leg, is_banker: banker && index === 0 }))
    const free = chosen.length - (banker ? 1 : 0)
    const sizes = is_system ? [...new Set([1 + this.#below(free), 1 + this.#below(free)])].toSorted() : [chosen.length]
    const stake = BigInt(1_000 + this.#below(30_000))
    const takes_any = this.#below(2) === 0
    const bet: ModelBet = { legs: chosen, sizes, takes_any, stake, state: 'accepted', paid: 0n, owed: 0n, cashed: 0n }
    const betType = is_system ? 'system' : chosen.length === 1 ? 'single' : 'multi'
    const selections = chosen.map(({ outcome, odds, is_banker }, index) => ({
      marketId: events[index]?.market_ids[names[index] ?? 'result'] ?? 0,
      outcome,
      odds,
      isBanker: is_banker,
    }))
    const terms = { betType, oddsChange: takes_any ? 'any' : 'none', ...(is_system && { sizes }) } as const
    const { body } = await tryBet(player, selections, Number(stake), terms)
    expect(body.success, body.error).toBe(this.model.place(bet))
    if (body.success) this.#ids.set(bet, body.data.id)
  }

  async #cashOut(): Promise<void> {
    const accepted = this.model.bets.filter(({ state }) => state === 'accepted')
    const bet = this.#one(this.#below(4) === 0 ? this.model.bets : accepted)
    const id = bet && this.#ids.get(bet)
    if (!bet || id === undefined || bet.stake === 0n) return
    const stake = this.#below(2) === 0 ? bet.stake : BigInt(1 + this.#below(Number(bet.stake)))
    const paid = this.model.offer(bet, stake, ({ market, outcome }) => BigInt(chanceOf(market.odds[outcome] ?? 0)))
    const { body } = await player.visitor.call(cashOutBet, { params: { id }, body: { offer: 1, stake: Number(stake) } })
    expect(body.success ? BigInt(body.paid) : 0n).toBe(paid)
    if (paid > 0n) this.model.cashOut(bet, stake, paid)
  }

  /** A result, its correction, its withdrawal, a void and its withdrawal, each followed by the bets. */
  async #settle(): Promise<void> {
    const event = this.#one(this.#events)
    const { id, model } = event
    const markets = Object.values(model.markets)
    const name = this.#one(['result', 'total'] as const)
    const market = model.markets[name]
    const work: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
      result: (tx) => {
        const score = this.#one(scores)
        model.score = score
        for (const one of markets) one.state = 'settled'
        const order = score === 'abandoned' ? '' : 'h'.repeat(score[0]) + 'a'.repeat(score[1])
        const result = score === 'abandoned' ? { counts: {}, orders: {}, winners: [], method: null } : footballResult([0, 0], score, order)
        return settleEvent(tx, t.house, id, result, true)
      },
      withdraw: (tx) => {
        if (model.score) {
          model.is_stopped = true
          // It goes on, also where it was over before it was told to have begun.
          model.is_live = true
          for (const one of markets) if (!one.is_void && one.state === 'settled') one.state = 'closed'
        }
        model.score = null
        return withdrawResult(tx, t.house, id)
      },
      void: (tx) => {
        Object.assign(market, { is_void: true, state: 'settled' })
        return voidMarkets(tx, t.house, id, [keys[name]])
      },
      unvoid: (tx) => {
        if (market.is_void) Object.assign(market, { is_void: false, state: model.score ? 'settled' : 'closed' })
        return withdrawVoid(tx, t.house, id, [keys[name]])
      },
    }
    // What was won is spent, so that a correction finds less than it wants.
    if (this.model.cash > 0n && this.#below(2) === 0) await this.#move(-this.model.cash)
    const kind = this.#one(['result', 'result', 'result', 'withdraw', 'void', 'unvoid'])
    await this.#moved(id, (tx) => work[kind]?.(tx))
    // It goes on, and what was paid already is on offer again.
    if (kind === 'withdraw' && this.#below(2) === 0) await this.#reprice(event)
  }

  /** What the reactions to it do, without those of the whole house. */
  async #moved(event_id: bigint, work: (tx: Tx) => Promise<unknown> | undefined): Promise<void> {
    await inTransaction(t.house.db, async (tx) => {
      await work(tx)
      const { rows } = await sql<{ revision: number }>`select revision from sportsbook_catalogue.events where id = ${event_id}`.execute(tx)
      await followMarkets([{ data: { event_id: Number(event_id), revision: rows[0]?.revision ?? 0 } }], tx, t.house)
    })
    await settleBets(t.house)
    this.model.follow()
  }

  async #decide(): Promise<void> {
    t.clock.advance(in_play_delay_ms)
    await decideBets(t.house)
    this.model.decide()
  }

  async step(number: number): Promise<void> {
    const event = this.#one(this.#events)
    const { is_live, score } = event.model
    const kind = this.#below(20)
    if (number <= placing_steps ? kind < 12 : kind < 3) await this.#place()
    else if (kind < 6) await this.#cashOut()
    else if (number > placing_steps && kind < 12) await this.#settle()
    else if (kind === 6 || kind === 12) await this.#stop(event)
    else if (kind < 16 && !score) await this.#reprice(event, is_live ? {} : { state: 'live' })
    else {
      // What waits sees another price than it was placed at.
      if (is_live && !score && this.#below(2) === 0) await this.#reprice(event)
      await this.#decide()
    }
  }

  async #stop({ id, model }: RealEvent): Promise<void> {
    model.is_stopped = true
    await update(t, id, { is_stopped: true })
  }

  /** Decides and voids what is left, so that nothing of it moves money in the next sequence. */
  async end(): Promise<void> {
    await this.#decide()
    for (const { id, model } of this.#events) {
      for (const market of Object.values(model.markets)) Object.assign(market, { is_void: true, state: 'settled' })
      await this.#moved(id, (tx) => voidMarkets(tx, t.house, id, null))
    }
    await this.compare()
  }

  async compare(): Promise<void> {
    expect(await cashOf(t, player)).toBe(this.model.cash)
    const ids = [...this.#ids.values()]
    const { rows } = await sql<Omit<ModelBet, 'legs' | 'sizes' | 'takes_any'>>`
      select state, stake_minor as stake, paid_minor as paid, owed_minor as owed, cashed_out_minor as cashed from sportsbook_bets.bets
       where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(t.house.db)
    expect(rows).toEqual(this.model.bets.map(({ state, stake, paid, owed, cashed }) => ({ state, stake, paid, owed, cashed })))
  }
}

test(
  'bets do what a plain model of them does, whatever is placed, settled, corrected, voided and cashed out in whatever order',
  async () => {
    for (let seed = first_seed; seed < first_seed + sequences; seed += 1) {
      const sequence = new Sequence(seed)
      await sequence.begin(seed % 2 === 1)
      for (let step = 1; step <= steps_each; step += 1) {
        try {
          await sequence.step(step)
          await sequence.compare()
        } catch (error) {
          throw new Error(`seed ${seed}, step ${step}: the house and the model differ`, { cause: error })
        }
      }
      await sequence.end()
    }
  },
  60_000 + sequences * 5_000,
)
