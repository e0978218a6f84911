import type { MainData } from '#kernel/contract/main-data.ts'
import type { Kind } from '../rules.ts'
import { nextStep } from './confirmation-steps.ts'

/** EN-017, as the main data carry it; `popupTimeout` in seconds. */
export type Funnel = MainData['Registration']['registrationFunnel']

export const funnelOf = (main: MainData): Funnel => main.Registration.registrationFunnel

/** The contact that is asked for first: one that there is, the e-mail before the phone. */
export const firstWanted = ({ email, phone }: MainData): Kind =>
  typeof email !== 'string' && typeof phone === 'string' ? 'phone' : 'email'

/** Without all of them any confirmed contact will do. */
export const isConfirmationWanted = (main: MainData): boolean => {
  const [email, phone] = [main.emailConfirmed, main.confirmed]
  const needs_all = funnelOf(main).isNeedConfirmAllContacts
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
  if (main.isGuest || !funnel.isShowConfirmPopup || !isConfirmationWanted(main)) return 'never'
  if (funnel.funnelType === 'conditionally_closed_funnel' && (was_closed || main.isFunnelPopupShowed)) return 'never'
  return leftAlone.test(path) ? 'later' : 'now'
}
