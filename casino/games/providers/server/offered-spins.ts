import { perHouse, type House } from '#kernel/house.ts'
import { readProviders, readGames, type GameRow } from './provider-store.ts'

/** What whoever promises free spins is told at once: games of studios that can be played, as this process read them last. */
const known = perHouse((): { games: ReadonlyMap<string, GameRow> } => ({ games: new Map() }))

export const rememberGames = async (house: House): Promise<void> => {
  const lists = await Promise.all((await readProviders(house.db)).map(({ name }) => readGames(house.db, name)))
  known(house).games = new Map(lists.flat().map((game) => [game.slug, game]))
}

/** Free spins are played in games of studios that say so, at the stakes that they name. */
export const studioFreeSpins = {
  name: 'games/providers',
  faultOf: (slug: string, currency: string, stake_minor: number, house: House): string | undefined => {
    const game = known(house).games.get(slug)
    if (!game?.is_offered || !game.is_open) return `there is no ${slug}`
    const stakes = game.free_spin_stakes[currency] ?? []
    return stakes.includes(stake_minor) ? undefined : `${slug} takes no free spins of ${stake_minor} in ${currency}`
  },
}
