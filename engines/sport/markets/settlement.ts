import { fraction, type Fraction } from '../../fraction.ts'

/**
 * What becomes of a leg. Half-won: half the stake wins, half comes back; half-lost: half comes back. A push (the line was met
 * exactly) and a void (what the bet was about did not happen) both give the stake back. In a dead heat of n, one n-th of
 * the stake wins. Plain JSON: kept with the leg.
 */
export type Settlement =
  | { readonly kind: 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | 'void' }
  | { readonly kind: 'dead-heat'; readonly sharers: number }

export type SettlementKind = Settlement['kind']

export const won: Settlement = { kind: 'won' }
export const lost: Settlement = { kind: 'lost' }
export const voided: Settlement = { kind: 'void' }

const half = fraction(1n, 2n)
const none = fraction(0n)
const whole = fraction(1n)

/** The shares of the stake that win and that come back; the rest is lost. */
const shares: Readonly<Record<Exclude<SettlementKind, 'dead-heat'>, { readonly won: Fraction; readonly returned: Fraction }>> = {
  won: { won: whole, returned: none },
  'half-won': { won: half, returned: half },
  push: { won: none, returned: whole },
  'half-lost': { won: none, returned: half },
  lost: { won: none, returned: none },
  void: { won: none, returned: whole },
}

export const sharesOf = (settlement: Settlement): { readonly won: Fraction; readonly returned: Fraction } => {
  if (settlement.kind !== 'dead-heat') return shares[settlement.kind]
  if (!Number.isSafeInteger(settlement.sharers) || settlement.sharers < 1) throw new RangeError('a dead heat has one sharer or more')
  return { won: fraction(1n, BigInt(settlement.sharers)), returned: none }
}

/**
 * A score market settles in codes, one number each: pricing calls these functions for every score that is possible.
 * The index of a code is its place here.
 */
export const codes = { lost: 0, half_lost: 1, push: 2, half_won: 3, won: 4 } as const

export type Code = (typeof codes)[keyof typeof codes]

const byCode: readonly Settlement[] = [lost, { kind: 'half-lost' }, { kind: 'push' }, { kind: 'half-won' }, won]

export const settlementOf = (code: Code): Settlement => byCode[code]!

/** What a whole or half line gives: above wins, equal pushes, below loses. `distance_quarters` is value less line, in quarters. */
const plainCode = (distance_quarters: number): Code => {
  if (distance_quarters > 0) return codes.won
  return distance_quarters === 0 ? codes.push : codes.lost
}

/**
 * The code of a value against a line, both in quarters. A quarter line (2.25, 2.75) is half a bet on each of its neighbours,
 * so a value a quarter above it wins half, a quarter below it loses half.
 */
export const codeOfLine = (value_quarters: number, line_quarters: number): Code => {
  const distance = value_quarters - line_quarters
  if (line_quarters % 2 === 0) return plainCode(distance)
  if (distance === 1) return codes.half_won
  if (distance === -1) return codes.half_lost
  return plainCode(distance)
}
