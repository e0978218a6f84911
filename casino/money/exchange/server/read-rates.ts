import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { rates_last_ms } from '../rules.ts'
import { rateSourceOf } from './rate-sources.ts'
import { insertRates, newestRates, type KnownRates } from './store.ts'

/** Asks the house's source, and keeps what it said with its moment. */
export const readRates = async (house: House): Promise<void> => {
  const source = rateSourceOf(house)
  await insertRates(house.db, { source: source.name, ...(await source.read(house)) }, house.clock.now())
}

/** The rates to convert by; undefined where the source has not spoken yet, or not for too long. */
export const currentRates = async (db: Executor, house: House): Promise<KnownRates | undefined> => {
  const source = rateSourceOf(house)
  const known = await newestRates(db, source.name)
  const is_old = !source.lasts && known !== undefined && house.clock.now().getTime() - known.at.getTime() > rates_last_ms
  return is_old ? undefined : known
}
