import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { houseBooks, providerReports } from '../extensions.ts'
import { differencesOf, type Period, type SettledOrder, widened } from '../rules.ts'
import { keepDifferences } from './store.ts'

/** The whole of a day before a moment, by UTC. */
export const dayBefore = (now: Date): Period => {
  const to = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  return { from: new Date(to.getTime() - 86_400_000), to }
}

export interface Reconciled {
  readonly compared: number
  readonly found: number
  /** Of these, what was not known before. */
  readonly fresh: number
}

/** Compares what a provider says with our own books of the same period, and keeps where they differ. Moves nothing and closes nothing. */
export const compareWith = async (house: House, provider: string, theirs: readonly SettledOrder[], period: Period): Promise<Reconciled> => {
  const books = contributionsTo(house.slices, houseBooks)
  const ours = (await Promise.all(books.map(({ read }) => read(house, provider, widened(period))))).flat()
  const found = differencesOf(ours, theirs, period)
  const fresh = found.length === 0 ? 0 : await keepDifferences(house.db, provider, found, house.clock.now())
  if (fresh > 0) house.log.warn({ provider, fresh }, 'our books and the report of a provider differ')
  return { compared: theirs.length, found: found.length, fresh }
}

/** Asks every provider of this house for a period's report. One that does not answer is tried again with the job, and holds up no other. */
export const reconcile = async (house: House, period: Period): Promise<void> => {
  const errors: unknown[] = []
  for (const { providers, read } of contributionsTo(house.slices, providerReports))
    for (const provider of providers(house))
      try {
        await compareWith(house, provider, await read(house, provider, widened(period)), period)
      } catch (error) {
        errors.push(error)
      }
  if (errors.length > 0) throw new AggregateError(errors, 'reports of providers could not be had')
}

export const jobs: readonly JobDeclaration[] = [
  {
    name: 'money/reconciliation.compare-reports',
    cron: '43 4 * * *',
    run: (_data, house) => reconcile(house, dayBefore(house.clock.now())),
  },
]
