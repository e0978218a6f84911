import { lastDays } from '#kernel/web/texts/kyiv-day.ts'

/** Preset date ranges of history lists, in days. */
export const presetDays = { today: 1, week: 7, month: 30 } as const

/** Date range of a list's filter; empty means unbounded. */
export interface ListedDays {
  readonly first_day: string
  readonly last_day: string
}

/** The preset ranges with their labels, as a list's filter takes them. */
export const dayPresets = (name: (preset: 'all' | keyof typeof presetDays) => string, now: Date) => [
  { label: name('all'), days: { first_day: '', last_day: '' } },
  ...(Object.keys(presetDays) as (keyof typeof presetDays)[]).map((preset) => ({
    label: name(preset),
    days: lastDays(presetDays[preset], now),
  })),
]
