import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'

/** The settings of an activity's document. */
const Settings = Type.Object(
  {
    /** A published picture, 16 : 6 with an empty left half: `/art/scenes/autumn-trail.svg`. */
    picture: Type.String({ pattern: '^/art/[a-z]+/[a-z0-9-]+\\.svg$' }),
    /** The drawn icon of its card among all contests. */
    icon: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    /** Rules that its parts do not say of themselves. */
    rules: Type.Array(InEveryLanguage, { maxItems: 12 }),
  },
  { additionalProperties: false },
)
const check = Compile(Settings)

/** Problems of an activity's settings, for its author. */
export const settingsFaults = (settings: unknown): string[] =>
  check.Check(settings)
    ? []
    : [...check.Errors(settings)].slice(0, 5).map(({ instancePath, message }) => `settings${instancePath}: ${message}`)

export const settingsOf = ({ settings }: Pick<CampaignDocument, 'settings'>): Static<typeof Settings> => settings as Static<typeof Settings>
