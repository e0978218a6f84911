import type { PointAsset } from '#casino/bonuses/prizes/extensions.ts'
import { addAsset } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { cp_asset, medalAsset, medalIds } from '../rules.ts'

const pointAsset = (asset: string, picture: string, key: string): PointAsset => ({
  asset,
  picture,
  say: (amount) => ({ key: `classification.${key}.say`, values: { amount } }),
  tell: (amount) => ({ key: `classification.${key}.tell`, values: { amount } }),
})

const pictures = { 1: 'bronze-medal', 2: 'silver-medal', 3: 'gold-medal' } as const

/** What prizes may give of the status: its points, and medals. */
export const statusPoints: readonly PointAsset[] = [
  pointAsset(cp_asset, 'medal', 'cp'),
  ...medalIds.map((id) => pointAsset(medalAsset(id), pictures[id], `medal-${id}`)),
]

export const addAssets = async (house: House): Promise<void> => {
  for (const { asset } of statusPoints) await addAsset(house, asset, 0)
}
