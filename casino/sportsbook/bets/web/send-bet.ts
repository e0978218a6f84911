import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { createAttempts } from '#kernel/web/forms/attempt.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'
import type { placeBet } from '../contract.ts'

const attempts = createAttempts()
onPlayerGone(() => attempts.end())

/** Places a bet. The same bet placed again after no response is the same command, so that it is never taken twice. */
export const sendBet = async (body: BodyOf<typeof placeBet>) => {
  const key = attempts.keyOf(body) ?? newCommandKey()
  const answer = await api.call<typeof placeBet>('POST /rest/sport-betting/bets/', { key, body })
  if (answer.success || answer.status !== null) attempts.end()
  return answer
}
