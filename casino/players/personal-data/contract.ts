import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const DataFile = Type.Object({
  status: Type.Enum(['preparing', 'ready']),
  askedAt: Timestamp,
  /** Size in bytes, once ready. */
  bytes: Type.Union([Type.Integer(), Type.Null()]),
  /** When the download expires. */
  until: Type.Union([Timestamp, Type.Null()]),
})
export type DataFile = Static<typeof DataFile>

const State = Type.Object({
  file: Type.Union([DataFile, Type.Null()]),
  /** Days between the request for erasure and the erasure. */
  graceDays: Type.Integer(),
})
export type PersonalDataState = Static<typeof State>

export const getPersonalData = endpoint({
  route: 'GET /rest/player/personal-data/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: State }),
  summary: 'Whether a file of the player’s data is there',
})

/** Requests a file with all data stored about the player; the message `personalData` announces when it is ready. */
export const askForDataFile = endpoint({
  route: 'POST /rest/player/personal-data/file/',
  who: 'player',
  effect: 'changes',
  reply: Type.Object({ data: State }),
  refusals: ['proof-needed', 'too-many-requests'],
  summary: 'Prepare the file of the player’s data',
})

/** The file as an attachment, for its owner only. */
export const getDataFile = endpoint({
  route: 'GET /rest/player/personal-data/file/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({}),
  refusals: ['proof-needed', 'data-file-absent'],
  summary: 'Download the file of the player’s data',
})

/** Ends every session; the data are erased after `graceDays` without a sign-in. */
export const askForErasure = endpoint({
  route: 'POST /rest/player/personal-data/erase/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({
    /** The person confirmed having read what is erased and what is kept. */
    isConfirmed: Type.Literal(true),
  }),
  reply: Type.Object({ data: Type.Object({ dueAt: Timestamp }) }),
  refusals: ['proof-needed', 'erasure-money-left', 'erasure-deposit-waits', 'too-many-requests'],
  summary: 'Erase the account and the player’s data, after a time to think better of it',
})

/** Push message on the player's own channel: the file is ready. */
export interface DataFileMessage {
  readonly type: 'personalData'
  readonly data: { readonly status: 'ready' }
}
