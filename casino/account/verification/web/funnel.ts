import type { MainData } from '#kernel/web/state/app-state.ts'
import type { Kind } from '../rules.ts'
import { nextStep } from './confirmation-steps.ts'

/** EN-017, as the main data carry it. */
export interface Funnel {
  readonly funnelType: 'closed_funnel' | 'conditionally_closed_funnel' | 'opened_funnel'
  readonly isShowConfirmPopup: boolean
  /** Seconds. */
  readonly popupTimeout: number
  readonly isNeedConfirmAllContacts: boolean
}

export const funnelOf = (main: MainData): Funnel | undefined =>
  (main.Registration as { readonly registrationFunnel?: Funnel } | null | undefined)?.registrationFunnel

/** The contact that is asked for first: one that there is, the e-mail before the phone. */
export const firstWanted = ({ email, phone }: MainData): Kind =>
  typeof email !== 'string' && typeof phone === 'string' ? 'phone' : 'email'

/** Without all of them any confirmed contact will do. */
export const isConfirmationWanted = (main: MainData): boolean => {
  const [email, phone] = [main['emailConfirmed'] === true, main['confirmed'] === true]
  const needs_all = funnelOf(main)?.isNeedConfirmAllContacts === true
  if (!needs_all) return !email && !phone
  return nextStep({ email, phone }, needs_all, firstWanted(main)) !== 'done'
}

/** AU-020: set when a conditionally closed funnel was closed; for a day nothing is asked. */
export const closedCookie = 'funnel-confirm-closed'

/** Where nobody is held up: help with play, and money on its way. */
const leftAlone = /^\/(?:responsible-play|cash)(?:\/|$|\?)/

interface Moment {
  readonly main: MainData
  readonly path: string
  readonly was_closed: boolean
}

/**
 * AU-018 … AU-020: is the popup's time, now that its seconds have passed? `later` asks again after as many. What was put aside
 * on another device is as if it had been here (API-281).
 */
export const popupAt = ({ main, path, was_closed }: Moment): 'now' | 'later' | 'never' => {
  const funnel = funnelOf(main)
  if (main.isGuest || !funnel?.isShowConfirmPopup || !isConfirmationWanted(main)) return 'never'
  if (funnel.funnelType === 'conditionally_closed_funnel' && (was_closed || main['isFunnelPopupShowed'] === true)) return 'never'
  return leftAlone.test(path) ? 'later' : 'now'
}
