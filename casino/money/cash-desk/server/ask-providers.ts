import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { applyMessage } from './apply-message.ts'
import type { AskedPayment, PaymentMessage } from './provider.ts'
import { providersThatAnswer, providersThatClose } from './providers.ts'
import { openThoughBlocked, takeSilent } from './silent-store.ts'

type Ask = (house: House, payment: AskedPayment) => Promise<PaymentMessage | null>

/** What a provider answers about each payment is applied like a message; those that it does not answer about are named together. */
const askEach = async (house: House, provider: string, payments: readonly AskedPayment[], ask: Ask): Promise<unknown[]> => {
  const failed: unknown[] = []
  for (const payment of payments)
    await ask(house, payment)
      .then((message) => message && applyMessage(house, provider, message))
      .catch((error: unknown) => void failed.push(error))
  return failed
}

/**
 * Queries providers about payments without a recent message, because a webhook may be lost. The result is applied like a message.
 * If a provider does not respond, the query is repeated later, without delaying others.
 */
export const askProviders = async (house: House): Promise<void> => {
  const failed: unknown[] = []
  for (const { name, askPayment } of providersThatAnswer(house))
    failed.push(...(await askEach(house, name, await takeSilent(house.db, name, house.clock.now()), askPayment)))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} payments could not be asked about`)
}

const close_job = 'money/cash-desk.close-pages'

/** A page that was opened before its player took a break would take their money in it: it is closed. */
const closePages = async (house: House): Promise<void> => {
  const failed: unknown[] = []
  for (const { name, closePage } of providersThatClose(house))
    failed.push(...(await askEach(house, name, await openThoughBlocked(house.db, name, house.clock.now()), closePage)))
  if (failed.length > 0) throw new AggregateError(failed, `the pages of ${failed.length} payments could not be closed`)
}

export const closePagesSoon = (house: House): Promise<void> => house.jobs.send(close_job, {}, { key: 'soon' })

export const askJobs: readonly JobDeclaration[] = [
  // Every minute too: a page may be opened in the moment in which its player is blocked, and one may not have been closed at once.
  { name: close_job, cron: '* * * * *', run: (_data, house) => closePages(house) },
  { name: 'money/cash-desk.ask-providers', cron: '* * * * *', run: (_data, house) => askProviders(house) },
]
