/**
 * How far a sport bonus is on its way (EN-040). init: given, and waits to be taken; applied: it can be staked; waiting: it is staked, and
 * its bet is open; completed: its bet was decided. Sleeping and rollover are bonuses that are wagered, of providers that have them.
 */
export const statuses = ['init', 'applied', 'sleeping', 'waiting', 'rollover', 'completed', 'canceled', 'expired'] as const
export type SportBonusStatus = (typeof statuses)[number]

/** RTM-030. `updated` says that something else of it changed, and may say its status. */
export const sportBonusEvents = ['updated', 'applied', 'sleeping', 'waiting', 'rollover', 'completed', 'canceled', 'expired'] as const
export type SportBonusEvent = (typeof sportBonusEvents)[number]

const ends: ReadonlySet<string> = new Set(['canceled', 'expired', 'completed'])
export const isOver = (status: SportBonusEvent | SportBonusStatus): boolean => ends.has(status)

export interface KnownBonus {
  readonly externalId: string
  readonly status: SportBonusStatus
}

export interface SportBonusChange {
  readonly event: SportBonusEvent
  readonly externalId: string
  readonly status?: SportBonusStatus
}

/** SP-001 … SP-004, A-066: a list after a message. What ended leaves it; the rest is added or updated under its external id, `updated` as init unless it says otherwise. */
export const afterMessage = <B extends KnownBonus>(
  bonuses: readonly B[],
  { event, externalId, status }: SportBonusChange,
): (B | KnownBonus)[] => {
  if (isOver(event)) return bonuses.filter((one) => one.externalId !== externalId)
  const next = event === 'updated' ? (status ?? 'init') : (event as SportBonusStatus)
  if (!bonuses.some((one) => one.externalId === externalId)) return [...bonuses, { externalId, status: next }]
  return bonuses.map((one) => (one.externalId === externalId ? { ...one, status: next } : one))
}

/** What a free bet asks of the bet that it is staked on, where its giver says nothing else. */
export const usual_terms = { least_odds_thousandths: 1500, least_legs: 1, days: 14 } as const
/** A free bet whose bet was decided for nobody is there again for at least so long. */
export const days_after_return = 7

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)
