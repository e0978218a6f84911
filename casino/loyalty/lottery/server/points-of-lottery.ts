import type { PointAsset } from '#casino/bonuses/prizes/extensions.ts'
import { addAsset } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { assetsOfDraws, horseshoeAsset, levelIds, spins_asset, stars_asset } from '../rules.ts'

const pointAsset = (asset: string, picture: string, key: string): PointAsset => ({
  asset,
  picture,
  say: (amount) => ({ key: `lottery.${key}.say`, values: { amount } }),
  tell: (amount) => ({ key: `lottery.${key}.tell`, values: { amount } }),
})

const medals = { 1: 'bronze-medal', 2: 'silver-medal', 3: 'gold-medal' } as const

/** What prizes may give of the lottery's points. Tickets are a kind of prize of their own. */
export const lotteryPoints: readonly PointAsset[] = [
  pointAsset(stars_asset, 'star', 'stars'),
  pointAsset(spins_asset, 'sunflower', 'spins'),
  ...levelIds.map((level) => pointAsset(horseshoeAsset(level), medals[level], `horseshoes-${level}`)),
]

export const addAssets = async (house: House): Promise<void> => {
  for (const asset of [stars_asset, ...assetsOfDraws.values()]) await addAsset(house, asset, 0)
}
