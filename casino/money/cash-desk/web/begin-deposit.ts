import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import type { Answer } from '#kernel/web/api/api.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import type { makeDeposit } from '../contract.ts'
import { fitsCurrency, keepDeposit, takeDeposit, type StoredDeposit } from './stored-deposit.ts'

export type DepositAnswer = Answer<typeof makeDeposit>
export type RefusedDeposit = Extract<DepositAnswer, { success: false }>

/** The page that the player was on before the provider's page; the payment's page links back to it. */
const back_key = 'cash-back'
/** AU-005, WA-020: set by registration, sent with the deposit. */
const location_key = 'cash-location'

export const placeBefore = (): string | null => window.sessionStorage.getItem(back_key)

const bodyOf = ({ currencyId, amount, methodId, bonusId }: StoredDeposit) => ({
  method_id: methodId,
  currency_id: currencyId,
  amount,
  bonus_id: bonusId,
})

export interface RecalledDeposit {
  readonly chosen: StoredDeposit
  /** Null if the choice was made in another currency and is dropped. */
  readonly answer: DepositAnswer | null
  /** Why the chosen bonus cannot be had; the answer is of the deposit without it then (WA-007). */
  readonly bonus_fault?: string
}

const check = (chosen: StoredDeposit): Promise<DepositAnswer> =>
  api.call<typeof makeDeposit>('POST /rest/cash/input/', { key: newCommandKey(), body: { ...bodyOf(chosen), validate: true } })

/** Restores what was chosen before logging in, validated by the server; nothing is charged (WA-006, WA-008 … WA-010). */
export const recallDeposit = async (currency_id: number): Promise<RecalledDeposit | null> => {
  const chosen = takeDeposit(window.sessionStorage, Date.now())
  if (!chosen) return null
  if (!fitsCurrency(chosen, currency_id)) return { chosen, answer: null }
  const answer = await check(chosen)
  const bonus_fault = answer.success ? undefined : answer.errors['bonus_id']
  // The bonus alone is gone: the method and the amount are still what was chosen.
  return bonus_fault === undefined ? { chosen, answer } : { chosen, answer: await check({ ...chosen, bonusId: 0 }), bonus_fault }
}

const attempts = createPlayersAttempts<BodyOf<typeof makeDeposit>>('deposit')

export type BegunDeposit = Extract<DepositAnswer, { success: true }>

/**
 * Begins a deposit and goes to the provider's page, in the same tab. Gives the answer where a wallet of the browser pays and there is no page
 * to go to, the refusal where there is no deposit, and null once the browser is on its way. While its outcome is unknown the same deposit
 * again is the same command, wherever its form stands.
 */
export const beginDeposit = async (chosen: StoredDeposit, location: string): Promise<RefusedDeposit | BegunDeposit | null> => {
  const { sessionStorage } = window
  const wanted = bodyOf(chosen)
  const answer = await attempts.send(
    { ...wanted, location: sessionStorage.getItem(location_key) ?? location },
    (body, key) => api.call<typeof makeDeposit>('POST /rest/cash/input/', { key: key ?? newCommandKey(), body }),
    wanted,
  )
  if (!answer.success) {
    // If the session has expired, the choice is stored and restored after logging in.
    if (answer.status === 401) keepDeposit(sessionStorage, chosen, Date.now())
    return answer
  }
  sessionStorage.removeItem(location_key)
  if (currentPath().startsWith('/cash/')) sessionStorage.removeItem(back_key)
  else sessionStorage.setItem(back_key, currentPath())
  if (answer.redirectUrl === undefined && answer.data.method.wallet) return answer
  window.location.assign(answer.redirectUrl ?? `/cash/payment/${answer.data.payment?.id ?? ''}/`)
  return null
}

/**
 * ER-011, WA-017: the player may not deposit, or not this much: the desk closes and an event is raised. The notice with the reason
 * stays until dismissed.
 */
export const raiseGamblingLimit = ({ details, message }: RefusedDeposit, leave: () => void): void => {
  leave()
  window.dispatchEvent(new CustomEvent('gambling-limit', { detail: { till: details['till'] ?? null } }))
  notify({ tone: 'warning', title: message, link: '/responsible-play/', duration_ms: null })
}
