import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { freeSpinGames } from '../extensions.ts'

/** What is wrong with free spins of this stake in these games, in words for whoever makes a campaign. */
export const faultsOfFreeSpins = (house: House, games: readonly string[], currency: string, stake_minor: number): string[] => {
  const players = contributionsTo(house.slices, freeSpinGames)
  return games.flatMap((slug) => {
    const faults = players.map(({ faultOf }) => faultOf(slug, currency, stake_minor, house))
    return faults.length > 0 && faults.includes(undefined) ? [] : [faults[0] ?? `nobody plays free spins in ${slug}`]
  })
}
