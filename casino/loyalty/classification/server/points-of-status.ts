import type { PointAsset } from '#casino/bonuses/prizes/extensions.ts'
import type { PointsName } from '#casino/money/statements/extensions.ts'
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

/** What players know them as, in what explains a balance. */
export const statusPointsNames: readonly PointsName[] = [
  { asset: cp_asset, name: { uk: 'бали статусу', ru: 'баллы статуса', en: 'status points' } },
  { asset: medalAsset(1), name: { uk: 'бронзові медалі', ru: 'бронзовые медали', en: 'bronze medals' } },
  { asset: medalAsset(2), name: { uk: 'срібні медалі', ru: 'серебряные медали', en: 'silver medals' } },
  { asset: medalAsset(3), name: { uk: 'золоті медалі', ru: 'золотые медали', en: 'gold medals' } },
]

export const addAssets = async (house: House): Promise<void> => {
  for (const { asset } of statusPoints) await addAsset(house, asset, 0)
}
