/** SA-022: so many days before the birthday, and after it. */
export const days_around = 3
/** Once a year: two birthdays are a year apart, whatever date somebody writes in between. */
export const days_between = 350
/** A birthday that is told with the registration is no reason to register. */
export const account_days = 30

const day_ms = 86_400_000

export interface BirthdayNear {
  /** Day of the year, `312` for 12 March. */
  readonly day: number
  readonly year: number
  /** The end of the last day on which it is offered. */
  readonly till: Date
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/** The birthdays whose bonus is offered at a moment. Who was born on 29 February has theirs on 1 March in other years. */
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
