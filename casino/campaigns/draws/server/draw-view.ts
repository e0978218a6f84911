import { boardState } from '#casino/campaigns/boards/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { DrawnLine, FairDraw } from '../contract.ts'
import { totalWeight } from '../odds.ts'
import { shownDraws, stockOf, type DrawRow } from './draw-store.ts'
import type { FallRow } from './fall-store.ts'

const shown_limit = 40

/** Public data of draws: odds, commitments, and the seeds of closed ones. */
export const fairDraws = async (house: House, language: Language, draws: readonly DrawRow[]): Promise<FairDraw[]> => {
  const left = await stockOf(
    house.db,
    draws.map(({ id }) => id),
  )
  return draws.map(({ id, title, starts_at, ends_at, spec, server_seed_hash, committed_at, closed_at, server_seed }) => ({
    id: Number(id),
    title: title[language],
    state: closed_at ? 'closed' : boardState({ starts_at, ends_at }, house.clock.now()),
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    outcomes: spec.outcomes.map(({ name, title: called, weight, stock }) => ({
      name,
      title: called[language],
      weight,
      stock,
      left: left.get(`${id}:${name}`) ?? 0,
    })),
    nothingWeight: spec.nothing_weight,
    total: totalWeight(spec),
    serverSeedHash: server_seed_hash,
    committedAt: committed_at.toISOString(),
    serverSeed: server_seed,
  }))
}

/** Open and recently closed draws. */
export const fairnessDraws = async (house: House, language: Language): Promise<FairDraw[]> =>
  fairDraws(house, language, await shownDraws(house.db, shown_limit))

export const lineOf = ({ id, input, number, outcome, is_given, at }: FallRow): DrawnLine => ({
  id: Number(id),
  input,
  number: Number(number),
  outcome,
  isGiven: is_given,
  at: at.toISOString(),
})
