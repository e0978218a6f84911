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

/** Whether another contact has taken the place of the former one, and is confirmed. */
export const changeStep = (
  { is_confirmed, is_other }: { readonly is_confirmed: boolean; readonly is_other: boolean },
  wanted: Kind,
): Step => (is_confirmed && is_other ? 'done' : wanted)
