import { below } from '../chance/below.ts'
import type { ByteSource } from '../chance/byte-source.ts'
import { shuffled } from '../chance/shuffle.ts'
import type { GameEngine, GameMaths, Names, Outcome } from '../game.ts'
import { checkBets, most_chips, type TableCommand } from './bets.ts'
import type { TableEvent } from './events.ts'

/** A place of the layout that takes chips. */
export interface TablePlace {
  readonly id: string
  /** Places of one type pay alike and have one row of figures. */
  readonly type: string
}

/** A way for a bet to end: in how many of all equally likely ways, and what it returns, in halves of the stake. */
export interface TableOutcome {
  readonly ways: bigint
  readonly halves: number
}

/** One of all things that a round of the table may come to: in how many ways, and what a chip on each place returns then, in halves of the stake. */
export interface TableResult {
  readonly ways: number
  readonly halves: (place: string) => number
}

/** A table of several bets a round and a fixed number of draws. Everything that tells one such game from another stands here. */
export interface TableGame {
  readonly slug: string
  readonly names: Names
  readonly places: readonly TablePlace[]
  /** Places that players compose, where there are too many to list: `places` then has one of each type. */
  readonly composed?: {
    readonly isPlace: (id: string) => boolean
    readonly dealt: (source: ByteSource) => string
  }
  /** How many values each draw has, in the order of drawing. */
  readonly ranges: readonly number[]
  /** What a chip on a place returns for these draws, its own stake included, in halves of the stake. */
  readonly halves: (place: string, values: readonly number[]) => number
  readonly most_halves: number
  /** Everything that can come of a type of bets. */
  readonly outcomes: (type: string) => readonly TableOutcome[]
  /**
   * Everything that a round may come to for all places at once: bets that cover each other are known by it. Bets that win in a few ways of
   * each result (a pair) return nothing in it. Left out at tables that take cash alone.
   */
  readonly results?: readonly TableResult[]
  /** What decides the pays, as plain JSON with the family's name: what the independent verifier reads. */
  readonly exported: { readonly family: string; readonly [field: string]: unknown }
}

export interface TableEngine extends GameEngine<TableCommand, TableEvent> {
  readonly kind: 'table'
  readonly game: TableGame
}

export const tableTypes = ({ places }: TableGame): readonly string[] => [...new Set(places.map(({ type }) => type))]

/** What every bet brings for these draws, in the order of the bets. Exact: chips are even. */
export const settleTable = (game: TableGame, { bets }: TableCommand, values: readonly number[]): Outcome<TableEvent> => {
  const events: TableEvent[] = [{ type: 'values-drawn', values }]
  let [win_minor, staked_minor] = [0, 0]
  for (const { place, stake_minor } of bets) {
    const won_minor = (stake_minor / 2) * game.halves(place, values)
    events.push(won_minor > 0 ? { type: 'bet-won', place, stake_minor, win_minor: won_minor } : { type: 'bet-lost', place, stake_minor })
    win_minor += won_minor
    staked_minor += stake_minor
  }
  events.push({ type: 'round-ended', win_minor, win_multiple: win_minor / staked_minor })
  return { win_minor, events }
}

/** Bets count as covered although as many rounds lose: triples of three dice, equal ranks of two cards. */
const rare = 1 / 12

/**
 * The least that comes back in all results but the worst rare ones, as a share of the stake: 100 for equal chips on player and banker. What is
 * above a whole percent is the next one, since terms say "more than".
 */
const oppositePercentOf = (results: readonly TableResult[]): ((command: TableCommand) => number) => {
  const all_ways = results.reduce((sum, { ways }) => sum + ways, 0)
  // A round asks for few places again and again, and reading one is dearer than adding it up.
  const known = new Map<string, readonly number[]>()
  const returnsOf = (place: string): readonly number[] => {
    const found = known.get(place) ?? results.map(({ halves }) => halves(place))
    known.set(place, found)
    return found
  }
  return ({ bets }) => {
    const returned = results.map(({ ways }) => ({ ways, halves: 0 }))
    let staked_minor = 0
    for (const { place, stake_minor } of bets) {
      for (const [index, halves] of returnsOf(place).entries()) (returned[index] as { halves: number }).halves += stake_minor * halves
      staked_minor += stake_minor
    }
    let may_lose = rare * all_ways
    const least = returned.toSorted((one, other) => one.halves - other.halves).find(({ ways }) => (may_lose -= ways) < 0)
    return Math.min(100, Math.ceil(((least?.halves ?? 0) * 50) / staked_minor))
  }
}

/** Some places of the table, each once. */
const dealtPlaces = ({ places, composed }: TableGame, source: ByteSource): readonly string[] => {
  const count = 1 + below(source, Math.min(12, places.length))
  if (composed) return [...new Set(Array.from({ length: count }, () => composed.dealt(source)))]
  return shuffled(source, places)
    .slice(0, count)
    .map(({ id }) => id)
}

/** A playable table out of its definition and its published figures. */
export const tableEngine = (game: TableGame, maths: GameMaths): TableEngine => {
  const { composed, results } = game
  const ids = new Set(game.places.map(({ id }) => id))
  // Chips on every place at once win a safe integer, and a half of an even stake is whole.
  const most_places = composed ? most_chips : game.places.length
  const most_minor = Math.floor(Number.MAX_SAFE_INTEGER / (game.most_halves * most_places) / 2) * 2
  const stakes = { divisor_minor: 2, most_minor }
  return {
    slug: game.slug,
    kind: 'table',
    form: 'bets',
    names: game.names,
    stakes,
    game,
    maths,
    check: (command) => checkBets(command, stakes, composed?.isPlace ?? ((id) => ids.has(id))),
    ...(results && { oppositePercent: oppositePercentOf(results) }),
    play: (command, source) =>
      settleTable(
        game,
        command,
        game.ranges.map((range) => below(source, range)),
      ),
    dealt: (source) => ({
      bets: dealtPlaces(game, source).map((place) => ({ place, stake_minor: 2 * (1 + below(source, 2_500)) })),
    }),
    published: Object.fromEntries(
      tableTypes(game).map((type) => [
        type,
        { bets: [{ place: game.places.find((place) => place.type === type)?.id ?? '', stake_minor: 2 }] },
      ]),
    ),
    ranges: () => game.ranges,
  }
}
