import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { applyMessage } from './apply-message.ts'
import { providersThatAnswer } from './providers.ts'
import { takeSilent } from './silent-store.ts'

/**
 * Queries providers about payments without a recent message, because a webhook may be lost. The result is applied like a message.
 * If a provider does not respond, the query is repeated later, without delaying others.
 */
export const askProviders = async (house: House): Promise<void> => {
  const failed: unknown[] = []
  for (const { name, askPayment } of providersThatAnswer(house))
    for (const payment of await takeSilent(house.db, name, house.clock.now()))
      await askPayment(house, payment)
        .then((message) => message && applyMessage(house, name, message))
        .catch((error: unknown) => void failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} payments could not be asked about`)
}

export const askJobs: readonly JobDeclaration[] = [
  { name: 'money/cash-desk.ask-providers', cron: '* * * * *', run: (_data, house) => askProviders(house) },
]
