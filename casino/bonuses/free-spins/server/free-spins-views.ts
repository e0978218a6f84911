import { gameTitles } from '#casino/money/wallet/extensions.ts'
import { readFreeSpins } from '#casino/money/wallet/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { say } from '#kernel/i18n/words.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { FreeSpinsView } from '../contract.ts'
import { finished_limit, totalOf } from '../rules.ts'
import { giftsOf } from './store.ts'

interface Asking {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
}

const soonest = (moments: readonly Date[]): string | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map((moment) => moment.getTime()))).toISOString()

/** The player's free spins: those to play, the oldest first, then the newest that are over. */
export const freeSpinsOf = async ({ house, player_id, language }: Asking): Promise<FreeSpinsView[]> => {
  const { grants, portions } = await giftsOf(house.db, player_id, finished_limit)
  if (grants.length === 0) return []
  const [standings, ...namers] = await Promise.all([
    readFreeSpins(
      house.db,
      portions.map(({ id }) => id),
    ),
    ...contributionsTo(house.slices, gameTitles).map(({ read }) => read(house, language)),
  ])
  const standing = new Map(standings.map((spins) => [spins.free_spins_id, spins]))
  const titleOf = (slug: string): string => namers.map((nameOf) => nameOf(slug)).find((title) => title !== undefined) ?? slug
  return grants.map((grant) => {
    const own = portions.filter(({ grant_id }) => grant_id === grant.id)
    const known = own.flatMap(({ id }) => standing.get(id) ?? [])
    const open = known.filter(({ is_open }) => is_open)
    return {
      id: Number(grant.id),
      title: say(house.messages, language, grant.title),
      status: grant.ended_at === null ? 'active' : 'complete',
      games: grant.games.map((slug) => ({ slug, title: titleOf(slug) })),
      stake: toWire(grant.stake_minor),
      currency: grant.asset,
      exponent: exponentOf(grant.asset),
      currentFs: open.reduce((sum, { left }) => sum + left, 0),
      total: totalOf(grant),
      left: open.reduce((sum, { left }) => sum + left, 0) + own.filter(({ state }) => state === 'waiting').length * grant.number,
      played: known.reduce((sum, { played }) => sum + played, 0),
      portions: grant.portions,
      nextAt: soonest(own.filter(({ state }) => state === 'waiting').map(({ opens_at }) => opens_at)),
      endsAt: soonest(open.map(({ ends_at }) => ends_at)),
      won: toWire(known.reduce((sum, { won_minor }) => sum + won_minor, 0n)),
      winsTo: grant.wins_to === null ? 'cash' : 'bonus',
    }
  })
}
