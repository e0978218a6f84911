import type { Text } from '#kernel/i18n/texts.ts'

/** How a sport is played in this world. */
export interface SportPlan {
  readonly sport: string
  readonly name: Text
  readonly position: number
  readonly league: Text
  /** Competitors of each league; an even number. */
  readonly competitors: number
  readonly rounds_a_day: number
  /** Matches of a round begin so far apart. */
  readonly stagger_s: number
}

const minute_s = 60

/**
 * Twelve leagues a sport, whose rounds begin two hours apart around the clock, with matches apart so far that the last of one round
 * lasts into the next: something of every sport runs nearly always.
 */
export const leagues_of_sport = 12

export const sportPlans: readonly SportPlan[] = [
  {
    sport: 'football',
    name: { uk: 'Футбол', ru: 'Футбол', en: 'Football' },
    position: 10,
    league: { uk: 'Вища ліга', ru: 'Высшая лига', en: 'First Division' },
    competitors: 12,
    rounds_a_day: 1,
    stagger_s: 20 * minute_s,
  },
  {
    sport: 'tennis',
    name: { uk: 'Теніс', ru: 'Теннис', en: 'Tennis' },
    position: 20,
    league: { uk: 'Відкрита серія', ru: 'Открытая серия', en: 'Open Series' },
    competitors: 12,
    rounds_a_day: 1,
    stagger_s: 20 * minute_s,
  },
  {
    sport: 'basketball',
    name: { uk: 'Баскетбол', ru: 'Баскетбол', en: 'Basketball' },
    position: 30,
    league: { uk: 'Суперліга', ru: 'Суперлига', en: 'Super League' },
    competitors: 12,
    rounds_a_day: 1,
    stagger_s: 20 * minute_s,
  },
  {
    sport: 'ice-hockey',
    name: { uk: 'Хокей', ru: 'Хоккей', en: 'Ice hockey' },
    position: 40,
    league: { uk: 'Крижана ліга', ru: 'Ледовая лига', en: 'Ice League' },
    competitors: 12,
    rounds_a_day: 1,
    stagger_s: 20 * minute_s,
  },
  {
    sport: 'volleyball',
    name: { uk: 'Волейбол', ru: 'Волейбол', en: 'Volleyball' },
    position: 50,
    league: { uk: 'Ліга сіток', ru: 'Лига сеток', en: 'Net League' },
    competitors: 12,
    rounds_a_day: 1,
    stagger_s: 20 * minute_s,
  },
  {
    sport: 'table-tennis',
    name: { uk: 'Настільний теніс', ru: 'Настольный теннис', en: 'Table tennis' },
    position: 60,
    league: { uk: 'Кубок столів', ru: 'Кубок столов', en: 'Tables Cup' },
    competitors: 16,
    rounds_a_day: 2,
    stagger_s: 8 * minute_s,
  },
  {
    sport: 'esports',
    name: { uk: 'Кіберспорт', ru: 'Киберспорт', en: 'Esports' },
    position: 70,
    league: { uk: 'Раундова ліга', ru: 'Раундовая лига', en: 'Rounds League' },
    competitors: 12,
    rounds_a_day: 1,
    stagger_s: 20 * minute_s,
  },
  {
    sport: 'mixed-martial-arts',
    name: { uk: 'Змішані єдиноборства', ru: 'Смешанные единоборства', en: 'Mixed martial arts' },
    position: 80,
    league: { uk: 'Ніч клітки', ru: 'Ночь клетки', en: 'Cage Nights' },
    competitors: 32,
    rounds_a_day: 1,
    stagger_s: 7.5 * minute_s,
  },
]

export const planOf = (sport: string): SportPlan => {
  const plan = sportPlans.find((one) => one.sport === sport)
  if (!plan) throw new RangeError(`nobody plays ${sport} in this world`)
  return plan
}
