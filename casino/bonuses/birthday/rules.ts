/** SA-022: number of days before and after the birthday in which the bonus is offered. */
export const days_around = 3
/** At most once a year, even if the player changes their birth date in between. */
export const days_between = 350
/** Minimum age of the account: a birthday given at registration must not be a reason to register. */
export const account_days = 30

const day_ms = 86_400_000

export interface BirthdayNear {
  /** Day of the year, `312` for 12 March. */
  readonly day: number
  readonly year: number
  /** End of the last day on which it is offered. */
  readonly till: Date
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** Birthdays for which the bonus is offered at a moment. People born on 29 February have it on 1 March in other years. */
export const birthdaysNear = (now: Date): BirthdayNear[] => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  return Array.from({ length: 2 * days_around + 1 }, (_, index) => today + (index - days_around) * day_ms).flatMap((at) => {
    const birthday = new Date(at)
    const year = birthday.getUTCFullYear()
    const near = { year, till: new Date(at + (days_around + 1) * day_ms) }
    const day = (birthday.getUTCMonth() + 1) * 100 + birthday.getUTCDate()
    return day === 301 && !isLeap(year)
      ? [
          { ...near, day },
          { ...near, day: 229 },
        ]
      : [{ ...near, day }]
  })
}
