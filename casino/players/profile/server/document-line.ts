import type { DocumentLine } from '../contract.ts'
import type { DocumentRow } from './document-store.ts'

/** A document as its owner sees it. */
export const documentLine = ({ id, type, status, reject_reason, uploaded_at }: DocumentRow): DocumentLine => ({
  id: Number(id),
  type,
  status,
  reason: reject_reason,
  uploaded_at: uploaded_at.toISOString(),
})
