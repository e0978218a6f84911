import { Ranking, type Standing } from '#casino/campaigns/boards/ranking.ts'
import { quantile, type Figure } from '../figures.ts'

const budget_ms = 1
const samples = 20_000

/** Points with many ties, the same on every machine. */
const createSpread = (): ((below: number) => number) => {
  let seed = 20_261_201
  return (below) => (seed = (seed * 48_271) % 2_147_483_647) % below
}

const fill = (players: number, next: (below: number) => number): Ranking => {
  const ranking = new Ranking()
  for (let id = 1; id <= players; id++) ranking.set(standingOf(id, next))
  return ranking
}

const standingOf = (id: number, next: (below: number) => number): Standing => ({
  player_id: BigInt(id),
  points: 1 + next(50_000),
  reached_at_ms: next(7_200_000),
})

const timed = (work: () => unknown): number => {
  const start_ms = performance.now()
  work()
  return performance.now() - start_ms
}

/** The slowest of a hundred, in milliseconds. */
const slowest = (work: (index: number) => unknown): number =>
  quantile(
    Array.from({ length: samples }, (_, index) => timed(() => work(index))),
    0.99,
  )

const page = 100
const each_side = 2

/** What a visitor's page asks of a table: their rank, their neighbours, the first rows, and a page wherever they have scrolled to. */
const shownTo = (ranking: Ranking, player_id: bigint, scrolled: number): unknown => {
  const place = ranking.placeOf(player_id) ?? 1
  const neighbours = ranking.top(2 * each_side + 1, Math.max(0, place - each_side - 1))
  return [place, neighbours, ranking.top(page), ranking.top(page, scrolled)]
}

/** Budget 13: a rank, its neighbours and pages among 100,000 players, and an update, whose cost must not grow with the number of players. */
export const measureRank = (): readonly Figure[] => {
  const next = createSpread()
  const small = fill(10_000, next)
  const large = fill(100_000, next)
  const move = (ranking: Ranking) => () => ranking.set(standingOf(1 + next(ranking.size), next))
  slowest(move(small))
  slowest(move(large))
  const read_ms = slowest(() => shownTo(large, BigInt(1 + next(100_000)), next(100_000 - page)))
  const moves_ms = { small: slowest(move(small)), large: slowest(move(large)) }
  return [
    {
      what: 'rank, neighbours, top 100 and another page of 100,000 players, p99',
      measured: `${(read_ms * 1_000).toFixed(1)} us`,
      baseline: '',
      ratio: '',
      budget: `<= ${budget_ms} ms`,
      holds: read_ms <= budget_ms,
    },
    {
      what: 'a move in a table of 100,000 players, p99',
      measured: `${(moves_ms.large * 1_000).toFixed(1)} us`,
      baseline: `${(moves_ms.small * 1_000).toFixed(1)} us at 10,000`,
      ratio: (moves_ms.large / moves_ms.small).toFixed(2),
      budget: `<= ${budget_ms} ms`,
      holds: moves_ms.large <= budget_ms,
    },
  ]
}
