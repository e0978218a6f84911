import { api } from '#kernel/web/browser.ts'
import { logFailure } from '#kernel/web/log-failure.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import type { collectHold } from '../contract.ts'
import { keepBox } from './box-query.ts'

/** Collects a held item, and says so for ten seconds (MB-004). False where it was not: the box is to be read anew. */
export const collect = async (transactionId: string, title: string, amount: string): Promise<boolean> => {
  const answer = await api.call<typeof collectHold>('POST /rest/inner-balance/debit-hold/', { body: { transactionId } })
  if (!answer.success) {
    logFailure('money box', answer.error)
    return false
  }
  keepBox(answer.data)
  notify({ tone: 'positive', title, text: amount })
  return true
}
