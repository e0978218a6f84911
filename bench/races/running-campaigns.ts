import { createBoard, type BoardSpec } from '#casino/campaigns/boards/server/api.ts'
import { createDraw } from '#casino/campaigns/draws/server/api.ts'
import { createTrack, type TrackSpec } from '#casino/campaigns/missions/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

export interface Campaigns {
  readonly boards: number
  readonly tracks: number
  readonly draws: number
}

const games_each = 3
const hour_ms = 3_600_000

const stakes = { UAH: { min_minor: 100, max_minor: 100_000 } }
const money = (amount_minor: number) => ({ UAH: amount_minor, USD: amount_minor, EUR: amount_minor, USDT: amount_minor })
const title = { uk: 'Турнір', ru: 'Турнир', en: 'A tournament' }

const boardSpec = (games: string[]): BoardSpec => ({
  games,
  stakes,
  score: { kind: 'multiple', within_attempt: 'sum' },
  attempts: 3,
  rounds_per_attempt: 10_000,
  extra_attempts: 0,
  entry: 'play',
  prizes: [{ places: '1-3', amounts: money(100) }],
})

const trackSpec = (games: string[]): TrackSpec => ({
  steps: [
    {
      name: 'rounds',
      title,
      goal: { kind: 'rounds', rounds: { games, stakes }, count: 1_000_000 },
      reward: { stock: 10, money: money(100) },
    },
  ],
  order: 'free',
  repeat: 'once',
  claim: 'by-itself',
})

const drawSpec = (games: string[]) => ({
  outcomes: [{ name: 'prize', title, weight: 1, stock: 10, money: money(100) }],
  nothing_weight: 99_999,
  rounds: { games, stakes },
})

/** Adds contests, missions and draws of three games each, spread over these games, all of them running. */
export const addCampaigns = (house: House, { boards, tracks, draws }: Campaigns, games: readonly string[]): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const window = { starts_at: new Date(Date.now() - hour_ms), ends_at: new Date(Date.now() + hour_ms) }
    const gamesOf = (number: number): string[] =>
      Array.from({ length: games_each }, (_, index) => games[(number * games_each + index) % games.length] ?? '')
    for (let number = 0; number < boards; number += 1)
      await createBoard(tx, house, { owner: 'contests/tournaments', title, ...window, spec: boardSpec(gamesOf(number)) })
    for (let number = 0; number < tracks; number += 1)
      await createTrack(tx, house, { owner: 'contests/activities', title, ...window, spec: trackSpec(gamesOf(number)) })
    for (let number = 0; number < draws; number += 1)
      await createDraw(tx, house, { owner: 'contests/prize-drops', title, ...window, spec: drawSpec(gamesOf(number)) })
  })
