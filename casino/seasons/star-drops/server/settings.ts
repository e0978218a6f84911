import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { KindDocument } from '#casino/campaigns/campaigns/extensions.ts'
import { faultsOfShelf, promisedByShelf, ShelfItem } from '#casino/campaigns/shelves/server/api.ts'
import type { House } from '#kernel/house.ts'
import { drops, playing, stars_asset } from '../rules.ts'

const Settings = Type.Object({ merch: Type.Array(ShelfItem, { minItems: 1, maxItems: 50 }) }, { additionalProperties: false })
type Settings = Static<typeof Settings>

const check = Compile(Settings)

/** The settings of published star drops, which were checked before. */
export const settingsOf = ({ settings }: Pick<KindDocument, 'settings'>): Settings => settings as unknown as Settings

const settingsFaults = (house: House, { settings }: KindDocument): string[] =>
  check.Check(settings)
    ? faultsOfShelf(house, settings.merch)
    : [...check.Errors(settings)].slice(0, 10).map(({ instancePath, message }) => `settings${instancePath}: ${message}`)

const drawFaults = ({ draws = [] }: KindDocument): string[] => [
  ...draws.flatMap(({ name, spec }) => (spec.attempt?.asset === stars_asset ? [] : [`draws: ${name} is not paid with stars`])),
  ...(draws
    .map(({ name }) => name)
    .toSorted()
    .join() === drops.toSorted().join()
    ? []
    : [`draws: star drops have ${drops.join(', ')}`]),
]

/** SA-018: stars are earned by playing, and come by themselves. */
const trackFaults = ({ tracks = [] }: KindDocument): string[] => {
  const [track] = tracks
  if (tracks.length !== 1 || track?.name !== 'stars') return ['tracks: star drops have one, called stars']
  return (track.spec.steps ?? []).flatMap(({ goal }) =>
    playing.includes(goal.kind) ? [] : [`tracks: stars come from playing, and ${goal.kind} is no play`],
  )
}

/** What prevents star drops from being published. */
export const faultsOfStarDrops = (document: KindDocument, house: House): string[] => [
  ...(document.boards.length === 0 ? [] : ['boards: star drops have none']),
  ...trackFaults(document),
  ...drawFaults(document),
  ...settingsFaults(house, document),
]

/** What the merch shop costs at most. */
export const promisedByMerch = (document: Pick<KindDocument, 'settings'>, house: House): Map<string, bigint> =>
  promisedByShelf(house, settingsOf(document).merch)
