import type { Kind } from '../rules.ts'

export interface Confirmed {
  readonly email: boolean
  readonly phone: boolean
}

export type Step = Kind | 'done'

/**
 * AU-022: which contact to confirm next. One confirmed contact is enough, unless the funnel requires all of them
 * (`isNeedConfirmAllContacts`); then the other one follows. `wanted` is the contact that the player asked to confirm.
 */
export const nextStep = (confirmed: Confirmed, needs_all: boolean, wanted: Kind): Step => {
  if (!confirmed[wanted]) return wanted
  const other = wanted === 'email' ? 'phone' : 'email'
  return needs_all && !confirmed[other] ? other : 'done'
}

/** A contact of a kind, as the window found it or finds it now. */
interface Held {
  readonly contact: unknown
  readonly is_confirmed: boolean
}

/** Whether what was wanted is there and confirmed: another contact, or the same one where it was not confirmed. */
export const changeStep = (former: Held, { contact, is_confirmed }: Held, wanted: Kind): Step =>
  is_confirmed && (contact !== former.contact || !former.is_confirmed) ? 'done' : wanted
