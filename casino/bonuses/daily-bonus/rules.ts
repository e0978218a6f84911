/** What each step gives, in percent of the most that the terms allow. */
export const steps = [10, 15, 20, 25, 30, 40, 100] as const

/** Steps that were taken, and on which day the last one was. */
export interface Taken {
  readonly count: number
  readonly last_from: Date | null
}

/** The step that comes next, from 1. After the last the first comes again. */
export const nextStep = (count: number): number => (count % steps.length) + 1

/** May a step be taken on the day that began then? One a day. */
export const isFree = ({ last_from }: Taken, day_from: Date): boolean => last_from === null || last_from.getTime() < day_from.getTime()

/** What a step gives, minor units. */
export const amountOf = (step: number, most_minor: bigint): bigint => (most_minor * BigInt(steps[step - 1] ?? 0)) / 100n
