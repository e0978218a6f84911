/** What a document shows. */
export const documentTypes = ['identity', 'selfie', 'address'] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentStatuses = ['pending', 'approved', 'rejected'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** PR-003: what the house needs to know a person; `address` is asked for in addition only. */
const neededTypes = ['identity', 'selfie'] as const satisfies readonly DocumentType[]

export type VerificationStatus = 'needed' | 'pending' | 'rejected' | 'verified'

interface Sent {
  readonly type: DocumentType
  readonly status: DocumentStatus
}

/** What holds of the documents of one kind: one approved is enough, one that waits comes before any rejected one. */
const statusOfType = (documents: readonly Sent[], type: DocumentType): DocumentStatus | 'missing' => {
  const statuses = documents.filter((sent) => sent.type === type).map((sent) => sent.status)
  return (['approved', 'pending', 'rejected'] as const).find((status) => statuses.includes(status)) ?? 'missing'
}

/** Kinds that the player still has to send. */
export const missingTypes = (documents: readonly Sent[]): DocumentType[] =>
  neededTypes.filter((type) => ['missing', 'rejected'].includes(statusOfType(documents, type)))

/** API-044: where the verification of a player stands. */
export const verificationStatus = (documents: readonly Sent[]): VerificationStatus => {
  const statuses = neededTypes.map((type) => statusOfType(documents, type))
  if (statuses.every((status) => status === 'approved')) return 'verified'
  if (statuses.includes('rejected')) return 'rejected'
  return statuses.includes('missing') ? 'needed' : 'pending'
}

/** Reliability 20: bounds of a picture that is sent. */
export const most_bytes = 10 * 1024 * 1024
export const most_pixels = 40_000_000
export const least_side_px = 300
/** What is kept: enough to read the smallest print of a passport. */
export const kept_side_px = 2400
/** Types by content; a file's name and the type that it claims to have say nothing. */
export const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Documents of one player that may wait for a decision at once. */
export const most_pending = 6
export const uploadTries = { name: 'profile-upload', count: 20, window_s: 3600 } as const
