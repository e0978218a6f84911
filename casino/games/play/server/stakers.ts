import { gameBySlug } from '#casino/games/lobby/server/api.ts'
import { activeGrantOf, openFreeSpins } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import type { GameBonus, GameFreeSpins } from '../contract.ts'

/** What may pay a stake in a game besides the player's cash, by the same terms that the ledger holds there. */
export interface Stakers {
  readonly bonus: GameBonus | null
  /** Of several those that end soonest. */
  readonly freeSpins: GameFreeSpins | null
}

const bonusIn = async (house: House, player_id: bigint, slug: string, currency: Currency): Promise<GameBonus | null> => {
  const grant = await activeGrantOf(house.db, player_id)
  if (grant?.asset !== currency) return null
  const percent = grant.contributions[(await gameBySlug(house, slug))?.kind ?? '']
  const is_staked = percent !== undefined && !grant.excluded_games.includes(slug)
  return {
    balance: toWire(grant.balance_minor),
    wagered: toWire(grant.wagered_minor),
    required: toWire(grant.required_minor),
    mostStake: grant.most_stake_minor === null ? null : toWire(grant.most_stake_minor),
    percent: is_staked ? percent : 0,
    isStaked: is_staked,
  }
}

const freeSpinsIn = async (house: House, player_id: bigint, slug: string, currency: Currency): Promise<GameFreeSpins | null> => {
  const open = await openFreeSpins(house.db, player_id, house.clock.now())
  const spins = open.find(({ asset, games, left }) => asset === currency && games.includes(slug) && left > 0)
  if (!spins) return null
  const { free_spins_id, left, stake_minor, ends_at, wins_to } = spins
  return {
    id: Number(free_spins_id),
    left,
    stake: toWire(stake_minor),
    endsAt: ends_at.toISOString(),
    winsTo: wins_to === null ? 'cash' : 'bonus',
  }
}

export const stakersOf = async (house: House, player_id: bigint | null, slug: string, currency: Currency): Promise<Stakers> => {
  if (player_id === null) return { bonus: null, freeSpins: null }
  const [bonus, freeSpins] = await Promise.all([bonusIn(house, player_id, slug, currency), freeSpinsIn(house, player_id, slug, currency)])
  return { bonus, freeSpins }
}
