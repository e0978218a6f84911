import { useEffect, useState } from 'react'
import type { Refused } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { getFlow, readForm } from '../contract.ts'
import type { Intent } from './after-registration.ts'
import { rememberRedirect } from './intent-store.ts'
import { formWish } from './link-words.ts'
import { type FlowParts, openFlow } from './open-flow.ts'
import { registrationState } from './registration-state.ts'

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
