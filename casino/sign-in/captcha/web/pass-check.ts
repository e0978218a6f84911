import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import type { CaptchaNeeded, takePass } from '../contract.ts'
import { checkInSight } from './check-state.ts'
import { askRecaptcha } from './recaptcha.ts'
import { solveCheck } from './solve-check.ts'

/** A pass for the internal challenge; undefined if it could not be solved or was refused. */
const passOf = async (internalKey: string, signal: AbortSignal): Promise<string | undefined> => {
  const message = await solveCheck(internalKey, signal)
  if (message === undefined) return undefined
  const answer = await api.call<typeof takePass>('POST /rest/captcha/token/', { body: { internalKey, message }, signal })
  return answer.success ? answer.token : undefined
}

/** CA-002, CA-003: the provider, if one is configured; the internal captcha alone, or if the provider fails. */
const tokenFor = async ({ way, internalKey, call }: CaptchaNeeded, signal: AbortSignal): Promise<string | undefined> => {
  const { captcha } = appState.get().config as { captcha?: { isEnabled: boolean; key: string | null; url: string | null } }
  const { isEnabled = false, key = null, url = null } = captcha ?? {}
  const token = way === 'provider' && isEnabled && key && url ? await askRecaptcha({ key, url, action: call, signal }) : undefined
  if (token !== undefined || internalKey === null || signal.aborted) return token
  return passOf(internalKey, signal)
}

/** Shows that a captcha is running, solves it, and returns the missing field for the refused call. Null if it was cancelled. */
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
