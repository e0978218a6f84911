/** What a guest chose, kept until they are in (WA-008). The fields are those of the payment info (EN-051). */
export interface StoredDeposit {
  readonly currencyId: number
  /** Minor units. */
  readonly amount: number
  readonly methodId: number
  readonly bonusId: number
}

const key = 'light-cash'
/** After this long the choice is forgotten: nobody remembers having made it. */
const remembered_ms = 30 * 60_000

/** Of a Storage what is needed. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const keepDeposit = (storage: Kept, deposit: StoredDeposit, now_ms: number): void =>
  storage.setItem(key, JSON.stringify({ ...deposit, kept_at_ms: now_ms }))

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const parsed = (text: string | null): Partial<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Takes what was kept, once. Null when there is nothing, when it is old, or when it is not what was written. */
export const takeDeposit = (storage: Kept, now_ms: number): StoredDeposit | null => {
  const { currencyId, amount, methodId, bonusId, kept_at_ms } = parsed(storage.getItem(key))
  storage.removeItem(key)
  if (!isCount(currencyId) || !isCount(amount) || !isCount(methodId) || !isCount(bonusId) || !isCount(kept_at_ms)) return null
  return now_ms - kept_at_ms > remembered_ms ? null : { currencyId, amount, methodId, bonusId }
}

/** WA-009: what was chosen in another currency than the player's is no choice any more. */
export const fitsCurrency = (deposit: StoredDeposit, currency_id: number): boolean => deposit.currencyId === currency_id
