import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { BoardSpec } from '#casino/campaigns/boards/server/api.ts'
import { TrackSpec } from '#casino/campaigns/missions/server/api.ts'
import { DrawSpec } from '#casino/campaigns/draws/server/api.ts'
import { brandNames } from '#kernel/brand/brand.ts'
import { jurisdictionNames } from '#kernel/brand/jurisdiction.ts'
import { Amounts } from '#kernel/contract/amounts.ts'
import { InEveryLanguage, Slug, Timestamp } from '#kernel/contract/schemas.ts'

const exact = { additionalProperties: false } as const
const PartName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

const part = {
  name: PartName,
  /** Defaults to the campaign's own. */
  title: Type.Optional(InEveryLanguage),
  starts_at: Type.Optional(Timestamp),
  ends_at: Type.Optional(Timestamp),
}

const BoardPart = Type.Object(
  {
    ...part,
    /** The board of this campaign that receives points for this one's places, as a stage feeds its tournament. */
    feeds: Type.Optional(PartName),
    spec: BoardSpec,
  },
  exact,
)
export type BoardPart = Static<typeof BoardPart>

const DrawPart = Type.Object({ ...part, spec: DrawSpec }, exact)
export type DrawPart = Static<typeof DrawPart>

const TrackPart = Type.Object({ ...part, spec: TrackSpec }, exact)
export type TrackPart = Static<typeof TrackPart>

/** `{number}` stands for which time it is: 2 when a campaign is held again. */
const NumberedTitle = Type.String({ pattern: '\\{number\\}' })

/** The document of a campaign: what it promises, to whom, when and at what cost. */
export const CampaignDocument = Type.Object(
  {
    slug: Slug,
    kind: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
    title: InEveryLanguage,
    /** Its title when it is held again under its slug, so that people tell it from what has ended; without one it keeps its title. */
    repeat_title: Type.Optional(Type.Object({ uk: NumberedTitle, ru: NumberedTitle, en: NumberedTitle }, exact)),
    /** A description in one or two sentences. */
    text: InEveryLanguage,
    starts_at: Timestamp,
    ends_at: Timestamp,
    /** The brands that run it; all of them if none is named. */
    brands: Type.Array(Type.Enum([...brandNames])),
    jurisdictions: Type.Array(Type.Enum([...jurisdictionNames])),
    /** Its maximum cost in each currency; when published, the actual cost of its prizes is funded. */
    budget: Amounts,
    boards: Type.Array(BoardPart, { maxItems: 50 }),
    draws: Type.Optional(Type.Array(DrawPart, { maxItems: 20 })),
    tracks: Type.Optional(Type.Array(TrackPart, { maxItems: 20 })),
    /** Settings of its kind. */
    settings: Type.Record(Type.String(), Type.Unknown()),
  },
  exact,
)
export type CampaignDocument = Static<typeof CampaignDocument>

const check = Compile(CampaignDocument)

/** Parses a document; returns where it is invalid. */
export const readDocument = (
  written: unknown,
): { readonly document: CampaignDocument } | { readonly document: null; readonly faults: readonly string[] } =>
  check.Check(written)
    ? { document: written }
    : {
        document: null,
        faults: [...check.Errors(written)].slice(0, 20).map(({ instancePath, message }) => `${instancePath || 'document'}: ${message}`),
      }
