import { winnersByValue, winsOfPlayer, drawsByIds, type FallRow } from '#casino/campaigns/draws/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { JackpotWin } from '../contract.ts'

type Reader = Pick<Viewer, 'house' | 'language'>

/** Who won what; whoever is gone has no name and is left out. */
export const winsOf = async ({ house, language }: Reader, falls: readonly FallRow[]): Promise<JackpotWin[]> => {
  const draw_ids = [...new Set(falls.map(({ draw_id }) => draw_id))]
  const [players, draws] = await Promise.all([
    playersByIds(house.db, [...new Set(falls.map(({ player_id }) => player_id))]),
    drawsByIds(house.db, draw_ids),
  ])
  return falls.flatMap(({ id, draw_id, player_id, outcome, asset, amount_minor, at }) => {
    const login = players.get(player_id)?.login
    const draw = draws.find((known) => known.id === draw_id)
    const title = draw?.spec.outcomes.find(({ name }) => name === outcome)?.title
    if (login === undefined || !title || asset === null) return []
    const amount = toWire(amount_minor ?? 0n)
    return [
      { id: Number(id), winner: login, title: title[language], amount, currency: asset, exponent: exponentOf(asset), at: at.toISOString() },
    ]
  })
}

interface LeadersQuery {
  readonly draw_ids: readonly bigint[]
  readonly outcome?: string
  readonly limit: number
  readonly offset: number
}

/** The largest wins, a page of them. */
export const leadersOf = async (reader: Reader, { limit, ...query }: LeadersQuery) => {
  const falls = await winnersByValue(reader.house.db, { ...query, limit: limit + 1 })
  return { data: await winsOf(reader, falls.slice(0, limit)), hasMore: falls.length > limit }
}

/** What a player won in some draws: all of it in a currency, and the newest win. */
export const ownWins = async (reader: Reader, draw_ids: readonly bigint[], player_id: bigint, currency: string) => {
  const falls = await winsOfPlayer(reader.house.db, draw_ids, player_id)
  const sum = falls.reduce((total, { asset, amount_minor }) => (asset === currency ? total + (amount_minor ?? 0n) : total), 0n)
  const newest = falls[0]
  const [last] = newest ? await winsOf(reader, [newest]) : []
  return { sum: toWire(sum), last: last ?? null }
}
