import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { achievementTypes } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const PublicGameLine = Type.Object({ slug: Type.String(), title: Type.String(), at: Type.Optional(Type.String()) })
export type PublicGameLine = Static<typeof PublicGameLine>

const PublicProfile = Type.Object({
  playerData: Type.Object({
    /** The handle in base64, for links. */
    id: Type.String(),
    login: Type.String(),
    /** `2026-11`: month of registration, precise enough without identifying anyone. */
    memberSince: Type.String(),
    isCurrentUser: Type.Boolean(),
    /** The player hides everything but their handle. */
    isHidden: Type.Boolean(),
  }),
  publicData: Type.Object({
    activities: Type.Array(PublicGameLine),
    suggestions: Type.Array(PublicGameLine),
    hasLastActions: Type.Boolean(),
  }),
})
export type PublicProfile = Static<typeof PublicProfile>

const PublicId = Type.String({ minLength: 1, maxLength: 200 })

/** A player's public profile. `my` is one's own; guests have none. */
export const getPublicProfileEndpoint = endpoint({
  route: 'GET /rest/player/public-profile/{playerId}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ playerId: PublicId }),
  reply: Type.Object({ data: PublicProfile }),
  refusals: ['public-profile-unknown', 'public-profile-guest'],
  rows: ['API-101', 'PP-001', 'PP-002', 'PP-003', 'PP-007', 'EN-056'],
  summary: 'A player’s public profile',
})

/** One list of a profile; without `limit`, as many rows as its type shows by default. */
export const getPublicListEndpoint = endpoint({
  route: 'GET /rest/player/public-profile/{playerId}/{type}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ playerId: PublicId, type: Type.String({ maxLength: 40 }) }),
  query: Type.Object(
    {
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
    },
    { additionalProperties: false },
  ),
  reply: countedPageReply(PublicGameLine),
  refusals: ['public-profile-unknown', 'public-profile-guest', 'public-list-unknown'],
  rows: ['API-102', 'PP-004', 'PP-007', 'PP-008'],
  summary: 'A list of a public profile: activities, last-actions, liked-games, achievements',
})

const AchievementLine = Type.Object({
  id: Type.String(),
  type: Type.Enum([...achievementTypes]),
  title: Type.String(),
  /** What it is awarded for. */
  text: Type.String(),
  /** Visible to the player only. */
  isPrivate: Type.Boolean(),
  /** A day (UTC) without the time, for privacy. Null in one's own list for achievements not reached yet. */
  reachedAt: Type.Union([Type.String(), Type.Null()]),
})
export type AchievementLine = Static<typeof AchievementLine>

/** For other players only reached, public achievements; for oneself also private ones, and those not reached yet, at the end. */
export const listAchievementsEndpoint = endpoint({
  route: 'GET /rest/player/public-profile-achievements/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    {
      playerId: PublicId,
      achievementType: Type.Optional(Type.Enum([...achievementTypes])),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000, default: 0 })),
      order: Type.Optional(Type.Enum(['newest', 'oldest'])),
    },
    { additionalProperties: false },
  ),
  reply: countedPageReply(AchievementLine),
  refusals: ['public-profile-unknown', 'public-profile-guest'],
  rows: ['API-103', 'PP-005', 'PP-007'],
  summary: 'Achievements of a public profile',
})

export const getAchievementEndpoint = endpoint({
  route: 'GET /rest/player/achievements-profile/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
  reply: Type.Object({ data: AchievementLine }),
  refusals: ['achievement-unknown'],
  rows: ['API-104', 'PP-005'],
  summary: 'One achievement, and when the one who asks came to it',
})

/** Hides everything but one's handle, or shows it again. */
export const changePrivacyEndpoint = endpoint({
  route: 'POST /rest/player/public-profile-privacy/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ isHidden: Type.Boolean() }),
  reply: Type.Object({ data: Type.Object({ isHidden: Type.Boolean() }) }),
  refusals: ['too-many-requests'],
  summary: 'Hide or show one’s public profile',
})
