import type { PointAsset } from '#casino/bonuses/prizes/extensions.ts'
import type { PointsName } from '#casino/money/statements/extensions.ts'
import { addAsset } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { assetsOfDraws, horseshoeAsset, levelIds, spins_asset, stars_asset, ticketAsset } from '../rules.ts'

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

/** Everything that the ledger counts for the lottery, as its players know it. */
export const lotteryPointsNames: readonly PointsName[] = [
  { asset: stars_asset, name: { uk: 'зірки лотереї', ru: 'звёзды лотереи', en: 'lottery stars' } },
  { asset: spins_asset, name: { uk: 'оберти колеса лотереї', ru: 'вращения колеса лотереи', en: 'spins of the lottery’s wheel' } },
  { asset: horseshoeAsset(1), name: { uk: 'мідні підкови', ru: 'медные подковы', en: 'copper horseshoes' } },
  { asset: horseshoeAsset(2), name: { uk: 'срібні підкови', ru: 'серебряные подковы', en: 'silver horseshoes' } },
  { asset: horseshoeAsset(3), name: { uk: 'золоті підкови', ru: 'золотые подковы', en: 'gold horseshoes' } },
  { asset: ticketAsset('regular'), name: { uk: 'звичайні білети лотереї', ru: 'обычные билеты лотереи', en: 'regular lottery tickets' } },
  { asset: ticketAsset('gold'), name: { uk: 'золоті білети лотереї', ru: 'золотые билеты лотереи', en: 'gold lottery tickets' } },
  { asset: ticketAsset('super'), name: { uk: 'супербілети лотереї', ru: 'супербилеты лотереи', en: 'super lottery tickets' } },
]

export const addAssets = async (house: House): Promise<void> => {
  for (const asset of [stars_asset, ...assetsOfDraws.values()]) await addAsset(house, asset, 0)
}
