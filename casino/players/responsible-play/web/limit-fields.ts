import { limitPeriods, type LimitPeriod } from '#kernel/brand/limit-periods.ts'
import type { Point } from '#kernel/money/amount-text.ts'
import { isPossible } from '../rules.ts'
import type { PlayInfo, ShownLimit } from '../contract.ts'
import { shownLimit, typedLimit } from './typed-limit.ts'

export type LimitKind = ShownLimit['type']
export type Drafts = Readonly<Record<LimitPeriod, string>>

export const limitsOf = ({ limits }: PlayInfo, kind: LimitKind): readonly ShownLimit[] =>
  limitPeriods.flatMap((period) => limits.filter((limit) => limit.type === kind && limit.period === period))

/** Decimals in the unit of this kind of limit: minutes have none. */
const exponentOf = (info: PlayInfo, kind: LimitKind): number => (kind === 'session' ? 0 : info.exponent)

/** Initial field values: the limits in force, not pending ones. */
export const draftsOf = (info: PlayInfo, kind: LimitKind, point: Point): Drafts => {
  const shown = (period: LimitPeriod): string =>
    shownLimit(limitsOf(info, kind).find((limit) => limit.period === period)?.amount ?? null, exponentOf(info, kind), point)
  return { '24-hours': shown('24-hours'), '7-days': shown('7-days'), '30-days': shown('30-days') }
}

/** Periods whose field is not a valid limit. */
export const wrongFields = (info: PlayInfo, kind: LimitKind, drafts: Drafts, point: Point): LimitPeriod[] =>
  limitPeriods.filter((period) => {
    const amount = typedLimit(drafts[period], exponentOf(info, kind), point)
    return amount === undefined || (amount !== null && !isPossible(kind, period, BigInt(amount)))
  })

/** The changes as the call takes them: unchanged fields are left out. */
export const changesOf = (info: PlayInfo, kind: LimitKind, drafts: Drafts, point: Point) =>
  limitsOf(info, kind).flatMap(({ type, period, amount }) => {
    const typed = typedLimit(drafts[period], exponentOf(info, kind), point)
    return typed === undefined || typed === amount ? [] : [{ type, period, amount: typed }]
  })
