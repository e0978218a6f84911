import type { Jurisdiction } from '#kernel/brand/jurisdiction.ts'

/**
 * How far a sport bonus is on its way (EN-040). init: given, and waits to be taken; rollover: taken, and bets with cash are counted until it can be
 * staked; sleeping: the same, once another one is not counted any more; applied: it can be staked; waiting: it is staked, and its bet is open;
 * completed: its bet was decided.
 */
export const statuses = ['init', 'applied', 'sleeping', 'waiting', 'rollover', 'completed', 'canceled', 'expired'] as const
export type SportBonusStatus = (typeof statuses)[number]

/** RTM-030. `updated` says that something else of it changed, and may say its status. */
export const sportBonusEvents = ['updated', 'applied', 'sleeping', 'waiting', 'rollover', 'completed', 'canceled', 'expired'] as const
export type SportBonusEvent = (typeof sportBonusEvents)[number]

const ends: ReadonlySet<string> = new Set(['canceled', 'expired', 'completed'])
export const isOver = (status: SportBonusEvent | SportBonusStatus): boolean => ends.has(status)

/** Open, and taken: what a player plays with now (EN-021). */
const activeStatuses: ReadonlySet<string> = new Set(['rollover', 'applied', 'waiting'])
export const isActive = ({ status }: Pick<KnownBonus, 'status'>): boolean => activeStatuses.has(status)

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

/** What of a bet counts towards what a bonus asks for: cash that stood on it when it was won or lost, at odds that the bonus's terms take. */
export const counted_minor = (
  { required_minor, wagered_minor, currency, least_odds_thousandths }: WageredBonus,
  bet: { readonly stake_minor: number; readonly currency: string; readonly odds_thousandths: number },
): bigint => {
  if (bet.currency !== currency || bet.odds_thousandths < least_odds_thousandths) return 0n
  const [open_minor, stake_minor] = [required_minor - wagered_minor, BigInt(bet.stake_minor)]
  return stake_minor < open_minor ? stake_minor : open_minor
}

interface WageredBonus {
  readonly required_minor: bigint
  readonly wagered_minor: bigint
  readonly currency: string
  readonly least_odds_thousandths: number
}

/** May a free bet ask for so many times its worth in bets first? A prize for the sum of stakes, and a wagering: both have to be allowed. */
export const allowsWagering = (
  { rewards_for_volume, max_wagering_multiple }: Pick<Jurisdiction, 'rewards_for_volume' | 'max_wagering_multiple'>,
  { amount_minor, required_minor }: { readonly amount_minor: bigint; readonly required_minor: bigint },
): boolean => {
  if (required_minor === 0n) return true
  return rewards_for_volume && (max_wagering_multiple === null || required_minor <= amount_minor * BigInt(max_wagering_multiple))
}

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)
