import type { Fixture, Happening, Play } from '#casino/sportsbook/catalogue/contract.ts'
import type { FeedBody } from '#casino/sportsbook/feed/server/api.ts'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import type { MatchResult } from '#engines/sport/match-result.ts'
import type { MatchEvent, SportEngine } from '#engines/sport/sport-engine.ts'
import { sportOf } from '#engines/sport/sports.ts'
import { boardOf, happeningOf, type Board } from './scoreboard.ts'
import { withScorer, type Scorers } from './scorers.ts'

/** One moment of a match of which something is told. */
export interface Moment {
  /** Seconds of the match since it began. */
  readonly at_s: number
  readonly state: unknown
  readonly board: Board
  readonly happenings: readonly Happening[]
  /** Bets stop until the next moment, when the prices of this state come. */
  readonly is_stopped: boolean
  /** More of the result is known than before. */
  readonly is_news: boolean
  readonly is_final: boolean
  /** Number of the last message about this moment. */
  readonly sequence: number
}

/** Everything that is told of a match from its beginning on, fixed by its fixture and seed. */
export interface ToldMatch {
  readonly engine: SportEngine
  readonly fixture: unknown
  readonly moments: readonly Moment[]
}

/** Before a match begins two messages are told: the fixture and its first prices. */
export const messages_before = 2

/** After these nobody may bet at the old prices, and new ones come when the step is over. */
const stopping: ReadonlySet<string> = new Set(['goal'])

/** A pause of so long is a break, at whose end it goes on without anything having happened. */
const break_s = 60

/** Sports with markets about the next goal: there the order of goals alone settles something. */
const goalSports: ReadonlySet<string> = new Set(['football', 'ice-hockey'])

const knownOf = (sport: string, { counts, winners, method, orders }: MatchResult): string =>
  JSON.stringify([counts, winners, method, goalSports.has(sport) ? orders : null])

/** Where the engine's own time is ahead of the last event, nothing is played. */
const restAfter_s = (state: unknown, at_s: number): number => {
  const { elapsed_s } = state as { readonly elapsed_s: number }
  return elapsed_s - at_s
}

class Telling {
  readonly moments: Moment[] = []
  readonly engine: SportEngine
  readonly fixture: unknown
  state: unknown
  readonly #scorers: Scorers | undefined
  #known: string
  #sequence = messages_before

  constructor(engine: SportEngine, fixture: unknown, scorers: Scorers | undefined) {
    this.engine = engine
    this.fixture = fixture
    this.#scorers = scorers
    this.state = engine.start(fixture)
    this.#known = knownOf(engine.slug, engine.result(fixture, this.state))
    this.#add({ at_s: 0, happenings: [], is_stopped: false, is_news: false, is_final: false }, false)
  }

  #add(moment: Pick<Moment, 'at_s' | 'happenings' | 'is_stopped' | 'is_news' | 'is_final'>, is_break: boolean): void {
    // A result and the prices after it are two messages; at the end there are no prices.
    this.#sequence += moment.is_news && !moment.is_final ? 2 : 1
    const board = boardOf(this.engine.slug, this.state, is_break)
    this.moments.push({ ...moment, state: this.state, board, sequence: this.#sequence })
  }

  #isNews(): boolean {
    const known = knownOf(this.engine.slug, this.engine.result(this.fixture, this.state))
    const is_news = known !== this.#known
    this.#known = known
    return is_news
  }

  step(events: readonly MatchEvent[]): void {
    const { engine, fixture } = this
    const happenings: Happening[] = []
    let at_s = 0
    for (const event of events) {
      const before = boardOf(engine.slug, this.state, false)
      this.state = engine.apply(fixture, this.state, event)
      at_s = event.at_s
      const happening = happeningOf(event, before, boardOf(engine.slug, this.state, false))
      if (happening) happenings.push(withScorer(happening, this.#scorers))
      if (stopping.has(event.type))
        this.#add({ at_s, happenings: happenings.splice(0), is_stopped: true, is_news: false, is_final: false }, false)
    }
    const is_final = engine.hasEnded(fixture, this.state)
    const rest_s = is_final ? 0 : restAfter_s(this.state, at_s)
    const is_break = rest_s >= break_s
    this.#add({ at_s, happenings, is_stopped: false, is_news: this.#isNews() || is_final, is_final }, is_break)
    if (is_break) this.#add({ at_s: at_s + rest_s, happenings: [], is_stopped: false, is_news: false, is_final: false }, false)
  }
}

/** Plays a match to its end and keeps every moment of which something is told. The same fixture and bytes give the same match. */
export const toldMatch = (sport: string, fixture: unknown, source: ByteSource, scorers?: Scorers): ToldMatch => {
  const engine = sportOf(sport)
  if (!engine) throw new RangeError(`nobody plays ${sport} in this world`)
  const telling = new Telling(engine, fixture, scorers)
  while (!engine.hasEnded(fixture, telling.state)) telling.step(engine.next(fixture, telling.state, source))
  return { engine, fixture, moments: telling.moments }
}

const playAt = ({ board }: Moment, at: Date, pace: number): Play => ({ ...board, at: at.toISOString(), pace })

/** The messages about one moment, in order: what it settles, and the prices after it. */
export const bodiesOf = ({ engine, fixture }: ToldMatch, moment: Moment, at: Date, pace: number): FeedBody[] => {
  const told = { play: playAt(moment, at, pace), ...(moment.happenings.length > 0 && { happenings: moment.happenings }) }
  if (moment.is_stopped) return [{ type: 'bet-stop', ...told }]
  const prices = (): FeedBody => ({ type: 'odds-change', live: true, chances: engine.chances(fixture, moment.state), play: told.play })
  if (!moment.is_news) return [{ ...prices(), ...told }]
  const result: FeedBody = { type: 'result', result: engine.result(fixture, moment.state), is_final: moment.is_final, ...told }
  return moment.is_final ? [result] : [result, prices()]
}

/** One message in place of those about several moments, for a match of which some were not told in time. */
export const snapshotOf = (
  { engine, fixture }: ToldMatch,
  moments: readonly Moment[],
  announced: Fixture,
  at: Date,
  pace: number,
): FeedBody | undefined => {
  const last = moments.at(-1)
  if (!last) return undefined
  return {
    type: 'snapshot',
    fixture: announced,
    live: true,
    is_stopped: last.is_stopped,
    chances: last.is_final ? [] : engine.chances(fixture, last.state),
    play: playAt(last, at, pace),
    happenings: moments.flatMap(({ happenings }) => happenings),
    result: engine.result(fixture, last.state),
    is_final: last.is_final,
  }
}
