import { Type, type Static } from 'typebox'
import { PlayerStatus } from '#casino/bonuses/cashback/contract.ts'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { TrackView } from '#casino/campaigns/missions/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { medalIds } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const MedalId = Type.Enum(medalIds)

const Medal = Type.Object({
  id: MedalId,
  name: Type.String(),
  /** How many of them the player has. */
  count: Type.Integer(),
  /** One comes for each so many points; null where only levels bring it. */
  everyPoints: Type.Union([Type.Integer(), Type.Null()]),
  /** What one exchange takes and gives; null while nothing is published. */
  exchange: Type.Union([
    Type.Object({
      takes: Type.Integer(),
      gives: ShownPrize,
      /** How many exchanges are left for everybody, of how many. */
      left: Type.Integer(),
      stock: Type.Integer(),
      /** How many are left for this player; null where only the stock ends them. */
      leftForYou: Type.Union([Type.Integer(), Type.Null()]),
    }),
    Type.Null(),
  ]),
})
export type Medal = Static<typeof Medal>

const Level = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** From so many points on. */
  cp: Type.Integer(),
  /** What reaching it brings, once. */
  medals: Type.Array(Type.Object({ id: MedalId, count: Type.Integer() })),
})
export type Level = Static<typeof Level>

/** API-056: the status of a player with what belongs to it. */
const Classification = Type.Object({
  ...PlayerStatus.properties,
  levels: Type.Array(Level),
  medals: Type.Array(Medal),
  /** What brings points, and how far the player is today. */
  tasks: Type.Array(TrackView),
  /** Whether this player can exchange medals now. */
  isOpen: Type.Boolean(),
})
export type Classification = Static<typeof Classification>

export const getClassification = endpoint({
  route: 'GET /rest/player/classification/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Classification }),
  rows: ['API-056', 'EN-036', 'VP-021'],
  summary: 'The player’s status: their points, their level and the next one, and their medals with what they are exchanged for',
})

export const exchangeMedals = endpoint({
  route: 'GET /rest/player/classification/exchangeMedals/{id}/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Id }),
  reply: Type.Object({
    /** 'Обмін успішний!' in the reader's language, and where the bonus is activated. */
    text: Type.String(),
    hint: Type.String(),
    link: Type.String(),
    data: Type.Object({ prize: ShownPrize, medals: Type.Array(Medal) }),
  }),
  refusals: [
    'classification-closed',
    'classification-play-closed',
    'classification-medal-unknown',
    'classification-few-medals',
    'classification-given-out',
    'classification-had',
  ],
  rows: ['API-057', 'VP-021', 'BO-016', 'CN-070', 'A-011'],
  summary: 'Exchanges medals for the bonus that they stand for; with an Idempotency-Key once, however often it is sent',
})

/** RTM-052: the message `vip` with the event `status`, on the player's own channel. */
export interface StatusMessage {
  readonly totalCp: number
  /** A level that was reached just now; null where none was. */
  readonly reached: { readonly id: string; readonly name: Text } | null
}
