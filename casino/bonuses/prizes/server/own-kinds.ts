import { Type } from 'typebox'
import { points_purse, purseOf } from '#casino/money/wallet/server/api.ts'
import { PositiveAmountMinor } from '#kernel/contract/schemas.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { pointAssets, prizeKind, type PointAsset } from '../extensions.ts'

const codes = Object.keys(currencies) as Currency[]

/** Money for the main purse, without wagering. */
const money = prizeKind({
  kind: 'money',
  schema: Type.Object({ currency: Type.Enum(codes), amount_minor: PositiveAmountMinor }, { additionalProperties: false }),
  picture: 'gift',
  say: ({ currency, amount_minor }) => ({ key: 'prizes.kind.money', values: { amount: { minor: amount_minor, currency } } }),
  tell: ({ currency, amount_minor }) => ({ key: 'notifications.prize', values: { amount: { minor: amount_minor, currency } } }),
  value: ({ currency, amount_minor }) => ({ asset: currency, amount_minor: BigInt(amount_minor) }),
  handing: { when: 'at-once', to: (player_id, { currency }) => purseOf(player_id, 'main', currency) },
})

const pointsOf = (house: House, asset: string): PointAsset => {
  const known = contributionsTo(house.slices, pointAssets).find((one) => one.asset === asset)
  if (!known) throw new RangeError(`no slice gives points called "${asset}"`)
  return known
}

/** Points of whatever slice counts them. */
const points = prizeKind({
  kind: 'points',
  schema: Type.Object({ asset: Type.String(), amount: PositiveAmountMinor }, { additionalProperties: false }),
  picture: ({ asset }, house) => pointsOf(house, asset).picture,
  say: ({ asset, amount }, house) => pointsOf(house, asset).say(amount),
  tell: ({ asset, amount }, house) => pointsOf(house, asset).tell(amount),
  value: ({ asset, amount }, house) => ({ asset: pointsOf(house, asset).asset, amount_minor: BigInt(amount) }),
  handing: { when: 'at-once', to: (player_id, { asset }) => purseOf(player_id, points_purse, asset) },
})

export const ownKinds = [money, points]
