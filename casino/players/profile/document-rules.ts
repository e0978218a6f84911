/** Types of documents. */
export const documentTypes = ['identity', 'selfie', 'address'] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentStatuses = ['pending', 'approved', 'rejected'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** PR-003: document types required for verification; `address` is only requested additionally. */
const neededTypes = ['identity', 'selfie'] as const satisfies readonly DocumentType[]

export type VerificationStatus = 'needed' | 'pending' | 'rejected' | 'verified'

interface Sent {
  readonly type: DocumentType
  readonly status: DocumentStatus
}

/** Status of one type: one approved document is enough; otherwise a pending one counts before rejected ones. */
const statusOfType = (documents: readonly Sent[], type: DocumentType): DocumentStatus | 'missing' => {
  const statuses = documents.filter((sent) => sent.type === type).map((sent) => sent.status)
  return (['approved', 'pending', 'rejected'] as const).find((status) => statuses.includes(status)) ?? 'missing'
}

/** Why name and birth date cannot change: a document confirms them, or waits to. */
export type NameHold = 'verified' | 'in-review'

/**
 * Whether an identity document holds name and birth date; null if none does. From its upload on, because whoever decides compares
 * them with it; a selfie that is approved later changes nothing about that.
 */
export const nameHold = (documents: readonly Sent[]): NameHold | null => {
  const status = statusOfType(documents, 'identity')
  return status === 'approved' ? 'verified' : status === 'pending' ? 'in-review' : null
}

/** Types that the player still has to send. */
export const missingTypes = (documents: readonly Sent[]): DocumentType[] =>
  neededTypes.filter((type) => ['missing', 'rejected'].includes(statusOfType(documents, type)))

/** API-044: the verification status of a player. */
export const verificationStatus = (documents: readonly Sent[]): VerificationStatus => {
  const statuses = neededTypes.map((type) => statusOfType(documents, type))
  if (statuses.every((status) => status === 'approved')) return 'verified'
  if (statuses.includes('rejected')) return 'rejected'
  return statuses.includes('missing') ? 'needed' : 'pending'
}

/** Reliability 20: limits on uploaded pictures. */
export const most_bytes = 10 * 1024 * 1024
export const most_pixels = 40_000_000
export const least_side_px = 300
/** Maximum side of the stored picture: enough to read the smallest print of a passport. */
export const kept_side_px = 2400
/** Determined from the content; file name and claimed type are ignored. */
export const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Maximum number of a player's documents that await a decision. */
export const most_pending = 6
export const uploadTries = { name: 'profile-upload', count: 20, window_s: 3600 } as const
