import type { Refused } from '#kernel/web/api/api.ts'
import type { getFlow, readForm } from '../contract.ts'
import type { ReplyOf } from '#kernel/contract/endpoint.ts'
import { sameSitePath } from '#kernel/addresses/same-site-path.ts'
import type { Intent } from './after-registration.ts'
import { registrationState } from './registration-state.ts'

type Answered<Reply> = ({ readonly success: true } & Reply) | Refused

export interface FlowParts {
  readonly askFlow: (source: string) => Promise<Answered<ReplyOf<typeof getFlow>>>
  readonly askForm: (id: string) => Promise<Answered<ReplyOf<typeof readForm>>>
  /** Navigates to another address. */
  readonly leave: (address: string) => void
  /** Stores a path of this site to go to after signing in. */
  readonly keepRedirect: (path: string) => void
}

/** Result of opening registration: its state was stored, the visitor was sent elsewhere, or the call failed. */
export type Opened = 'kept' | 'left' | Refused

/**
 * AU-001 … AU-003: loads the source's flow. An address that starts with http is followed and no form opens; otherwise flow, source
 * and form are stored, and a path of this site as the destination unless there already is one. A form requested by the address
 * replaces the flow's (OP-011) if it exists.
 */
export const openFlow = async (intent: Intent, wanted_form: string | null, parts: FlowParts): Promise<Opened> => {
  const [answer, asked] = await Promise.all([
    parts.askFlow(intent.source),
    wanted_form === null ? Promise.resolve(null) : parts.askForm(wanted_form),
  ])
  if (!answer.success) return answer
  if (answer.redirectUrl?.startsWith('http')) {
    parts.leave(answer.redirectUrl)
    return 'left'
  }
  const { data } = answer
  // A flow with only a destination has the default form.
  const answered = asked?.success || data ? asked : await parts.askForm('default')
  const form = answered?.success ? answered.data.registrationForm : data?.registrationForm
  if (form === undefined) return answered as Refused
  const redirect_url = intent.redirect_url ?? sameSitePath(answer.redirectUrl)
  if (redirect_url !== undefined) parts.keepRedirect(redirect_url)
  registrationState.set({
    registerSource: data?.registerSource ?? intent.source,
    registerFlow: form.variant,
    registrationForm: form,
    redirectUrl: redirect_url ?? null,
  })
  return 'kept'
}
