import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import type { Answer } from '#kernel/web/api/api.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import type { tokenPay } from '../one-click-contract.ts'
import type { RefusedDeposit } from './begin-deposit.ts'
import { suspendTransactions } from './suspension.ts'

/** API-082: what a bank's 3-D Secure asks of a browser. */
export const browserInformation = () => ({
  language: navigator.language.slice(0, 35),
  screenWidth: window.screen.width,
  screenHeight: window.screen.height,
  colorDepth: window.screen.colorDepth,
  timeZoneOffset: new Date().getTimezoneOffset(),
  userAgent: navigator.userAgent.slice(0, 512),
})

export const isSuspended = ({ details }: RefusedDeposit): boolean => details['suspended'] === true

interface CardPayment {
  readonly token_id: string
  readonly currency_id: number
  /** Minor units. */
  readonly amount: number
  readonly bonus_id: number
}

const attempts = createPlayersAttempts<BodyOf<typeof tokenPay>>('card-payment')

/**
 * Pays with a saved card. Gives the answer, or null once the browser is on its way to the page of a bank that wants to ask first. For a
 * minute no other payment begins (WA-021). While its outcome is unknown the same payment again is the same command, so that no card is
 * charged twice.
 */
export const payByCard = async (payment: CardPayment): Promise<Answer<typeof tokenPay> | null> => {
  const { token_id, currency_id, amount, bonus_id } = payment
  const answer = await attempts.send(
    { tokenId: token_id, currencyId: currency_id, amount, bonusId: bonus_id, browser: browserInformation() },
    (body, key) => api.call<typeof tokenPay>('POST /rest/payments/deposit/token-pay/', { key: key ?? newCommandKey(), body }),
    // What the browser says of itself changes with a turned phone.
    payment,
  )
  if (!answer.success) {
    // Another one is on its way, begun in another tab or before a reload.
    if (isSuspended(answer)) suspendTransactions(String(answer.details['until']))
    return answer
  }
  suspendTransactions()
  if (answer.redirectUrl === undefined) return answer
  window.location.assign(answer.redirectUrl)
  return null
}

/** WA-016, ER-010: play is closed for this player: the desk closes, and whoever listens is told. The window that says why comes with the answer. */
export const raiseLudoman = ({ details }: RefusedDeposit, leave: () => void): void => {
  leave()
  window.dispatchEvent(new CustomEvent('is-ludoman', { detail: { till: details['till'] ?? null } }))
}

/** WA-015, ER-014: the payment has failed; why, and that another way is there, is said on the spot. */
export const tellFailed = (title: string, { message }: RefusedDeposit): void => notify({ tone: 'negative', title, text: message })
