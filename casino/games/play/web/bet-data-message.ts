import type { BetDataMessage } from '../contract.ts'
import { betData } from './bet-data.ts'

const isAmount = (value: unknown): boolean => Number.isSafeInteger(value)

/** RTM-018: a round was played, here or in another window: every open game shows how far the bonus is. */
export const handle = ({ data }: { readonly data: unknown }): void => {
  const { betsAmount, needBetsAmount } = (data ?? {}) as Partial<BetDataMessage['data']>
  if (!isAmount(betsAmount) || !isAmount(needBetsAmount)) throw new TypeError('betData: wrong content')
  betData.set(data as BetDataMessage['data'])
}
