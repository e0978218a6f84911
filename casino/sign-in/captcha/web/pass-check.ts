import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import type { CaptchaNeeded, takePass } from '../contract.ts'
import { checkInSight } from './check-state.ts'
import { askRecaptcha } from './recaptcha.ts'
import { solveCheck } from './solve-check.ts'

/** A pass of the house for a solved check; undefined when it could not be solved, or is not taken. */
const passOf = async (internalKey: string, signal: AbortSignal): Promise<string | undefined> => {
  const message = await solveCheck(internalKey, signal)
  if (message === undefined) return undefined
  const answer = await api.call<typeof takePass>('POST /rest/captcha/token/', { body: { internalKey, message }, signal })
  return answer.success ? answer.token : undefined
}

/** CA-002, CA-003: the provider where it is enabled; the house's own check alone, or where the provider fails. */
const tokenFor = async ({ way, internalKey, call }: CaptchaNeeded, signal: AbortSignal): Promise<string | undefined> => {
  const { captcha } = appState.get().config as { captcha?: { isEnabled: boolean; key: string | null; url: string | null } }
  const { isEnabled = false, key = null, url = null } = captcha ?? {}
  const token = way === 'provider' && isEnabled && key && url ? await askRecaptcha({ key, url, action: call, signal }) : undefined
  if (token !== undefined || internalKey === null || signal.aborted) return token
  return passOf(internalKey, signal)
}

/** Shows that a check is under way, has it passed, and gives the field that the refused call lacked. Null when it was called off. */
export const passCheck = async ({ details }: Refused): Promise<{ captcha: string } | null> => {
  const stop = new AbortController()
  checkInSight.set({ cancel: () => stop.abort() })
  const needed = details as unknown as CaptchaNeeded
  openModal('CaptchaCheck', { call: needed.call })
  try {
    const token = await tokenFor(needed, stop.signal)
    return token === undefined || stop.signal.aborted ? null : { captcha: token }
  } finally {
    checkInSight.set(null)
  }
}
