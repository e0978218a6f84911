import { lastDays } from '#kernel/web/texts/kyiv-day.ts'

/** Lengths of time that lists of the past offer in one press, in days. */
export const presetDays = { today: 1, week: 7, month: 30 } as const

/** Days that a list is asked for; empty for no bound. */
export interface ListedDays {
  readonly first_day: string
  readonly last_day: string
}

/** The ranges of one press as a list's filter takes them, with what each is called. */
export const dayPresets = (name: (preset: 'all' | keyof typeof presetDays) => string, now: Date) => [
  { label: name('all'), days: { first_day: '', last_day: '' } },
  ...(Object.keys(presetDays) as (keyof typeof presetDays)[]).map((preset) => ({
    label: name(preset),
    days: lastDays(presetDays[preset], now),
  })),
]
