import { Type, type Static, type TSchema } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { documentStatuses, documentTypes, most_bytes, type VerificationStatus } from './document-rules.ts'
import { personalFields, subscriptionNames, type PersonalField } from './rules.ts'
import { texts } from './texts.ts'

// The endpoints of small stored settings, re-exported for callers.
export { liftProtectionEndpoint, onBoardingEndpoint, protectAccountEndpoint } from './marks-contract.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

/** Longer input is malformed (422); within this limit each field has its own error message. */
const Typed = Type.String({ maxLength: 1000 })
const OrNull = Type.Union([Type.String(), Type.Null()])
/** Personal details, by field. */
const ofEachField = <T extends TSchema>(schema: T) =>
  Object.fromEntries(personalFields.map((name) => [name, schema])) as Record<PersonalField, T>

const SubscriptionsSchema = Type.Object(
  Object.fromEntries(subscriptionNames.map((name) => [name, Type.Boolean()])) as Record<
    (typeof subscriptionNames)[number],
    ReturnType<typeof Type.Boolean>
  >,
)

const Profile = Type.Object({
  login: Type.String(),
  email: OrNull,
  phone: OrNull,
  country: Type.String(),
  currency_id: Type.Integer(),
  registered_at: Timestamp,
  ...ofEachField(OrNull),
  /** The last digits only. */
  inn: OrNull,
  /** Fields that cannot change: an approved identity document confirms them (then only the support staff can), or one waits. */
  locked: Type.Array(Type.String()),
  /** Whether they are locked only until the document is decided on. */
  isInReview: Type.Boolean(),
  isProtected: Type.Boolean(),
  settings: Type.Object({ subscriptions: SubscriptionsSchema }),
  telegramProfile: Type.Object({ player: Type.Object({ subscribed: Type.Boolean() }) }),
})
export type ProfileData = Static<typeof Profile>

/** All profile data, for the player alone. */
export const getProfileEndpoint = endpoint({
  route: 'GET /rest/player/getProfile/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Profile }),
  rows: ['API-051', 'PR-001', 'PR-009', 'EN-115'],
  summary: 'The player’s own profile',
})

/** Changes the sent fields; an empty text clears a field. */
export const updateProfileEndpoint = endpoint({
  route: 'POST /rest/player/update/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({
    ...ofEachField(Type.Optional(Typed)),
    /** Another currency to play in; what is in the present one stays there (decision 0070). */
    currency_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    settings: Type.Optional(Type.Object({ subscriptions: Type.Partial(SubscriptionsSchema) })),
  }),
  reply: Type.Object({ data: Profile }),
  refusals: ['check-the-form', 'currency-in-use', 'currency-deposit-waits', 'too-many-requests'],
  rows: ['API-052', 'PR-001', 'NC-010', 'GN-003'],
  summary: 'Change profile fields, subscriptions or the currency',
})

const DocumentLine = Type.Object({
  id: Type.Integer(),
  type: Type.Enum([...documentTypes]),
  status: Type.Enum([...documentStatuses]),
  /** The reason of the rejection, as written by the operator. */
  reason: OrNull,
  uploaded_at: Timestamp,
})
export type DocumentLine = Static<typeof DocumentLine>

export const listDocumentsEndpoint = endpoint({
  route: 'GET /rest/player/documents/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(DocumentLine) }),
  rows: ['API-054', 'PR-002'],
  summary: 'Documents that the player sent, newest first',
})

/** Uploads one picture in the part `file` of a multipart form; the part `type`, which comes first, says what it shows. */
export const uploadDocumentEndpoint = endpoint({
  route: 'POST /rest/player/documents/',
  who: 'player',
  effect: 'changes',
  upload: { file_bytes: most_bytes, files: 1 },
  reply: Type.Object({ data: DocumentLine }),
  refusals: [
    'document-type-unknown',
    'document-missing',
    'document-no-picture',
    'document-too-small',
    'document-too-large',
    'documents-wait',
    'too-many-requests',
  ],
  rows: ['API-055', 'PR-002'],
  summary: 'Send a picture of a document',
})

/** The stored picture as an attachment, for its owner only. */
export const getDocumentFileEndpoint = endpoint({
  route: 'GET /rest/player/documents/{id}/file/',
  who: 'player',
  effect: 'reads',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  reply: Type.Object({}),
  refusals: ['document-unknown'],
  rows: ['PR-002'],
  summary: 'Download one’s own document',
})

export const getVerificationEndpoint = endpoint({
  route: 'GET /rest/player/verification/getData/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({
    data: Type.Object({
      status: Type.Enum(['needed', 'pending', 'rejected', 'verified']),
      neededDocuments: Type.Array(Type.Enum([...documentTypes])),
      documents: Type.Array(DocumentLine),
      inn: OrNull,
    }),
  }),
  rows: ['API-044', 'PR-003'],
  summary: 'Where the verification stands and what it still needs',
})

/** Stores the taxpayer number, once: mistakes are corrected by support. */
export const storeInnEndpoint = endpoint({
  route: 'POST /rest/player/inn/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ inn: Typed }),
  reply: Type.Object({ data: Type.Object({ inn: Type.String() }) }),
  refusals: ['check-the-form', 'inn-stored', 'too-many-requests'],
  rows: ['PR-004'],
  summary: 'Store the taxpayer’s number',
})

/** Push message on the player's own channel: the current verification status (RTM-020). */
export interface IdentityMessage {
  readonly type: 'playerIdentityVerification'
  readonly data: { readonly status: VerificationStatus }
}

// The component needs no data from the server.
declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'public-profile': null
  }
}
