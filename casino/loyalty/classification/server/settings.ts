import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { KindDocument } from '#casino/campaigns/campaigns/extensions.ts'
import { isNamed, namedFor } from '#casino/campaigns/boards/server/api.ts'
import { faultsOfShelf, promisedByShelf, ShelfItem } from '#casino/campaigns/shelves/server/api.ts'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { medalIds } from '../rules.ts'
import { faultsOfTracks } from './check-tracks.ts'

const exact = { additionalProperties: false } as const
const MedalId = Type.Enum(medalIds)
const Points = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })

const Level = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    name: InEveryLanguage,
    from_points: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    /** What reaching it brings, once. */
    medals: Type.Optional(
      Type.Array(Type.Object({ id: MedalId, count: Type.Integer({ minimum: 1, maximum: 100 }) }, exact), { minItems: 1, maxItems: 3 }),
    ),
  },
  exact,
)

const Settings = Type.Object(
  {
    levels: Type.Array(Level, { minItems: 2, maxItems: 30 }),
    /** Medals that come for each so many points. */
    medals_for_points: Type.Array(Type.Object({ id: MedalId, every_points: Points }, exact), { maxItems: medalIds.length }),
    /** What medals are exchanged for: the id of an item is that of its medal, and its cost is in these medals. */
    exchanges: Type.Array(ShelfItem, { minItems: 1, maxItems: medalIds.length }),
  },
  exact,
)
export type ClassificationSettings = Static<typeof Settings>

const check = Compile(Settings)

/** The settings of a published document, which were checked before. */
export const settingsOf = ({ settings }: Pick<KindDocument, 'settings'>): ClassificationSettings =>
  settings as unknown as ClassificationSettings

const isTwice = (ids: readonly (string | number)[]): boolean => new Set(ids).size < ids.length

const levelFaults = ({ levels }: ClassificationSettings): string[] => [
  ...(isTwice(levels.map(({ id }) => id)) ? ['settings: two levels have the same id'] : []),
  ...(levels[0]?.from_points === 0 && levels[0].medals === undefined
    ? []
    : ['settings: the first level is everybody’s, from 0 points on and without medals']),
  ...levels.flatMap(({ id, from_points }, index) => {
    const before = levels[index - 1]
    return before && from_points <= before.from_points ? [`settings: ${id} begins no later than ${before.id}`] : []
  }),
]

/** A medal that is given has an exchange, and an exchange gives what its player activates on the page of bonuses. */
const medalFaults = ({ levels, medals_for_points, exchanges }: ClassificationSettings): string[] => {
  const given = new Set([...levels.flatMap(({ medals = [] }) => medals), ...medals_for_points].map(({ id }) => id))
  const known: readonly number[] = medalIds
  return [
    ...(isTwice(medals_for_points.map(({ id }) => id)) ? ['settings: a medal comes for points in two ways'] : []),
    ...[...given].flatMap((id) =>
      exchanges.some((item) => item.id === id) ? [] : [`settings: medal ${id} is given, and exchanged for nothing`],
    ),
    ...exchanges.flatMap((item) => [
      ...(known.includes(item.id) ? [] : [`settings: there is no medal ${item.id}`]),
      ...((Object.keys(currencies) as Currency[]).every((currency) => isNamed(item) && namedFor(item, currency).kind === 'bonus')
        ? []
        : [`settings: medal ${item.id} is exchanged for a bonus`]),
    ]),
  ]
}

const settingsFaults = (house: House, { settings }: KindDocument): string[] => {
  if (!check.Check(settings))
    return [...check.Errors(settings)].slice(0, 10).map(({ instancePath, message }) => `settings${instancePath}: ${message}`)
  return [...levelFaults(settings), ...medalFaults(settings), ...faultsOfShelf(house, settings.exchanges)]
}

/** What prevents the levels of a house from being published. */
export const faultsOfClassification = (document: KindDocument, house: House): string[] => [
  ...(document.boards.length + (document.draws ?? []).length === 0 ? [] : ['a status knows no places and no chance: no boards, no draws']),
  ...faultsOfTracks(document, house),
  ...settingsFaults(house, document),
]

/** What the exchanges cost at most. */
export const promisedByExchanges = (document: Pick<KindDocument, 'settings'>, house: House): Map<string, bigint> =>
  promisedByShelf(house, settingsOf(document).exchanges)
