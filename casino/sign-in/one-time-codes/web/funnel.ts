import type { MainData } from '#kernel/contract/main-data.ts'
import type { Kind } from '../rules.ts'
import { nextStep } from './confirmation-steps.ts'

/** EN-017, as in the main data; `popupTimeout` in seconds. */
export type Funnel = MainData['Registration']['registrationFunnel']

export const funnelOf = (main: MainData): Funnel => main.Registration.registrationFunnel

/** The contact to ask for first: an existing one, email before phone. */
export const firstWanted = ({ email, phone }: MainData): Kind =>
  typeof email !== 'string' && typeof phone === 'string' ? 'phone' : 'email'

/** Unless all are required, one confirmed contact is enough. */
export const isConfirmationWanted = (main: MainData): boolean => {
  const [email, phone] = [main.emailConfirmed, main.confirmed]
  const needs_all = funnelOf(main).isNeedConfirmAllContacts
  if (!needs_all) return !email && !phone
  return nextStep({ email, phone }, needs_all, firstWanted(main)) !== 'done'
}

/** AU-020: set when a conditionally closed funnel's window was closed; nothing is asked for a day. */
export const closedCookie = 'funnel-confirm-closed'

/** Pages where the popup never opens: help with gambling, and payments in progress. */
const leftAlone = /^\/(?:responsible-play|cash)(?:\/|$|\?)/

interface Moment {
  readonly main: MainData
  readonly path: string
  readonly was_closed: boolean
}

/**
 * AU-018 … AU-020: whether the popup opens now that its delay has passed. `later` checks again after the same delay. Closing it on
 * another device counts too (API-281).
 */
export const popupAt = ({ main, path, was_closed }: Moment): 'now' | 'later' | 'never' => {
  const funnel = funnelOf(main)
  if (main.isGuest || !funnel.isShowConfirmPopup || !isConfirmationWanted(main)) return 'never'
  if (funnel.funnelType === 'conditionally_closed_funnel' && (was_closed || main.isFunnelPopupShowed)) return 'never'
  return leftAlone.test(path) ? 'later' : 'now'
}
