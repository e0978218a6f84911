import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { KindDocument } from '#casino/campaigns/campaigns/extensions.ts'
import { faultsOfShelf, promisedByShelf, ShelfItem } from '#casino/campaigns/shelves/server/api.ts'
import type { House } from '#kernel/house.ts'
import { assetsOfDraws, levelIds, ticketAsset, ticketTypes } from '../rules.ts'

const exact = { additionalProperties: false } as const
const Cost = Type.Integer({ minimum: 1, maximum: 1_000_000 })

const Settings = Type.Object(
  {
    /** In stars. */
    cost_tickets: Type.Object({ super: Cost, gold: Cost, regular: Cost }, exact),
    levels: Type.Array(Type.Object({ id: Type.Enum(levelIds), prizes: Type.Array(ShelfItem, { minItems: 1, maxItems: 50 }) }, exact), {
      minItems: levelIds.length,
      maxItems: levelIds.length,
    }),
    /** A ticket as a gift, so many in all and one for each player; with a code where only those who know it get one. */
    promo: Type.Optional(
      Type.Object(
        {
          type: Type.Enum(ticketTypes),
          stock: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
          code: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{3,40}$' })),
        },
        exact,
      ),
    ),
  },
  exact,
)
export type LotterySettings = Static<typeof Settings>

const check = Compile(Settings)

/** The settings of a published lottery, which were checked before. */
export const settingsOf = ({ settings }: Pick<KindDocument, 'settings'>): LotterySettings => settings as unknown as LotterySettings

/** The prizes of all levels, which stand on one shelf. */
export const itemsOf = ({ levels }: LotterySettings): ShelfItem[] => levels.flatMap(({ prizes }) => prizes)

const settingsFaults = (house: House, document: KindDocument): string[] => {
  if (!check.Check(document.settings))
    return [...check.Errors(document.settings)].slice(0, 10).map(({ instancePath, message }) => `settings${instancePath}: ${message}`)
  const { levels } = document.settings
  return [
    ...(new Set(levels.map(({ id }) => id)).size < levels.length ? ['settings: two levels have the same id'] : []),
    ...faultsOfShelf(house, itemsOf(document.settings)),
  ]
}

const drawFaults = ({ draws = [] }: KindDocument): string[] => [
  ...draws.flatMap(({ name, spec }) =>
    assetsOfDraws.get(name) === spec.attempt?.asset && spec.attempt !== undefined
      ? []
      : [`draws: ${name} is none of a lottery, or is paid with something else than ${assetsOfDraws.get(name) ?? 'its own points'}`],
  ),
  ...[...assetsOfDraws.keys()].flatMap((name) => (draws.some((draw) => draw.name === name) ? [] : [`draws: there is no ${name}`])),
]

/** A ticket, and a spin, is one attempt: the ledger counts them one by one. */
const costFaults = ({ draws = [] }: KindDocument): string[] =>
  draws.flatMap(({ name, spec }) =>
    name.startsWith('level-') || (spec.attempt?.amount ?? 1) === 1 ? [] : [`draws: an attempt of ${name} is paid with one`],
  )

/** What prevents a lottery from being published. */
export const faultsOfLottery = (document: KindDocument, house: House): string[] => [
  ...(document.boards.length === 0 ? [] : ['boards: a lottery has none']),
  ...((document.tracks ?? []).every(({ name }) => name === 'stars') ? [] : ['tracks: a lottery has one at most, called stars']),
  ...drawFaults(document),
  ...costFaults(document),
  ...settingsFaults(house, document),
]

/** What the tickets that are gifts cost at most, by asset; nothing where there are none. */
export const giftsOf = ({ promo }: LotterySettings): Map<string, bigint> =>
  new Map(promo ? [[ticketAsset(promo.type), BigInt(promo.stock)]] : [])

/** What the prizes of levels cost at most. Gifts are tickets, which are no part of a budget of money. */
export const promisedByLottery = ({ settings }: Pick<KindDocument, 'settings'>, house: House): Map<string, bigint> =>
  promisedByShelf(house, itemsOf(settingsOf({ settings })))
