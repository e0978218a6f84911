import { useEffect, useState } from 'react'
import { sameSitePath } from '#kernel/addresses/same-site-path.ts'
import type { ReplyOf } from '#kernel/contract/endpoint.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { getFlow, readForm } from '../contract.ts'
import { type Intent, rememberRedirect } from './intent-store.ts'
import { formWish } from './link-words.ts'
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

/** Version of the flows that this page supports. */
const version = 'v2'
/** Nothing is shown for this long: most responses arrive within it, and some redirect elsewhere. */
const patience_ms = 300

const partsWith = (onOver: () => void): FlowParts => ({
  askFlow: (registration_source) => api.call<typeof getFlow>('POST /rest/otp/get-flow/', { body: { registration_source, version } }),
  askForm: (id) => api.call<typeof readForm>('GET /rest/registration-form/{id}/', { params: { id } }),
  keepRedirect: rememberRedirect,
  // The window closes first: its own history step would cancel the navigation.
  leave: (address) => {
    onOver()
    void goTo(address)
  },
})

/** Loads the flow when registration opens. `onOver` is called if there is nothing to register. */
export const useFlow = (intent: Intent, onOver: () => void) => {
  const state = registrationState.use()
  const [is_waiting, setWaiting] = useState(false)
  const [failed, setFailed] = useState<Refused>()
  const [attempt, setAttempt] = useState(0)
  const [is_known, setKnown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setWaiting(true), patience_ms)
    const open = async (): Promise<void> => {
      const opened = await openFlow(intent, formWish(window.sessionStorage), partsWith(onOver))
      clearTimeout(timer)
      setWaiting(false)
      if (opened === 'kept') return setKnown(true)
      if (opened === 'left') return
      // Somebody signed in in another tab; the page only has to reload its state.
      if (opened.error === 'already-signed-in') return (onOver(), void reloadMain())
      setFailed(opened)
    }
    setFailed(undefined)
    void open()
    return () => clearTimeout(timer)
    // The intent is fixed when the form opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  return { state: is_known ? (state ?? null) : null, is_waiting, failed, again: () => setAttempt(attempt + 1) }
}
