import type { Refused } from '#kernel/web/api/api.ts'
import { logFailure } from '#kernel/web/log-failure.ts'

/** What the player reads at the field: why the house moved nothing. A call that failed is only logged (MB-009): null. */
export const refusalOf = ({ status, error, message }: Refused): string | null => {
  if (status !== null && status < 500) return message
  logFailure('money box', error)
  return null
}
