import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import type { placeBet } from '../contract.ts'

type Body = BodyOf<typeof placeBet>

const attempts = createPlayersAttempts<Body>()

/** Places a bet. The same bet placed again while its outcome is unknown is the same command, so that it is never taken twice. */
export const sendBet = (bet: Body) =>
  attempts.send(bet, (body, key) => api.call<typeof placeBet>('POST /rest/sport-betting/bets/', { key: key ?? newCommandKey(), body }))
