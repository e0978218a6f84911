import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import { createPlayersAttempts } from '#kernel/web/forms/players-attempts.ts'
import type { placeBet } from '../contract.ts'

type Body = BodyOf<typeof placeBet>

const attempts = createPlayersAttempts<Body>('bet')

/** The bet without its prices: they move between two presses, and so does what the player agrees to. */
const wantedOf = ({ betType, selections, sizes, amount, bonus, boost }: Body) => ({
  betType,
  selections: selections
    .toSorted((one, other) => one.marketId - other.marketId)
    .map(({ marketId, outcome, isBanker = false }) => [marketId, outcome, isBanker]),
  sizes,
  amount,
  bonus,
  is_raised: boost !== undefined,
})

/**
 * Places a bet. The same bet placed again while its outcome is unknown is the same command at the prices of the first time, so that it is
 * never taken twice; where those do not hold any more, that is refused, and the next press is a bet at the prices of now.
 */
export const sendBet = (bet: Body) =>
  attempts.send(
    bet,
    (body, key) => api.call<typeof placeBet>('POST /rest/sport-betting/bets/', { key: key ?? newCommandKey(), body }),
    wantedOf(bet),
  )
