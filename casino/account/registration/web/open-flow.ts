import type { Refused } from '#kernel/web/api/api.ts'
import type { getFlow, readForm } from '../contract.ts'
import type { ReplyOf } from '#kernel/contract/endpoint.ts'
import type { Intent } from './after-registration.ts'
import { registrationState } from './registration-state.ts'

type Answered<Reply> = ({ readonly success: true } & Reply) | Refused

export interface FlowParts {
  readonly askFlow: (source: string) => Promise<Answered<ReplyOf<typeof getFlow>>>
  readonly askForm: (id: string) => Promise<Answered<ReplyOf<typeof readForm>>>
  /** Goes to another address: by the router within the site, else by the browser. */
  readonly leave: (address: string) => void
}

/** What registration opens as: its state is kept, or the visitor has been sent elsewhere, or the house did not answer. */
export type Opened = 'kept' | 'left' | Refused

/**
 * AU-001 … AU-003: the flow of the source is fetched. With an address it is followed, and no form opens; otherwise flow,
 * source and form are kept. A form that the address asked for takes the place of the flow's own (OP-011); one that does
 * not exist is as if nobody had asked.
 */
export const openFlow = async (intent: Intent, wanted_form: string | null, parts: FlowParts): Promise<Opened> => {
  const [answer, asked] = await Promise.all([
    parts.askFlow(intent.source),
    wanted_form === null ? Promise.resolve(null) : parts.askForm(wanted_form),
  ])
  if (!answer.success) return answer
  if (answer.redirectUrl !== undefined) {
    parts.leave(answer.redirectUrl)
    return 'left'
  }
  const { data } = answer
  if (data === undefined) return 'left'
  const form = asked?.success ? asked.data.registrationForm : data.registrationForm
  registrationState.set({
    registerSource: data.registerSource,
    registerFlow: form.variant,
    registrationForm: form,
    redirectUrl: intent.redirect_url ?? null,
  })
  return 'kept'
}
