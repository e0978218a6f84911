import { demoDates, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import type { BrandName } from '#kernel/brand/brand.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { kind } from './welcome-quest.ts'

const amounts = (hryvnias: number, cents: number): Amounts => ({
  UAH: hryvnias * 100,
  USD: cents,
  EUR: cents,
  USDT: cents * 10_000,
})

const currencies = ['UAH', 'USD', 'EUR', 'USDT'] as const

/** A prize for each currency, worth as much as these amounts say. */
const inEach = (named: string, worth: Amounts, contentOf: (currency: Currency, amount_minor: number) => object) => {
  const of = (currency: Currency) => ({ kind: named, content: { currency, ...contentOf(currency, worth[currency]) } })
  const [UAH, USD, EUR, USDT] = currencies.map(of)
  return { UAH, USD, EUR, USDT } as Record<Currency, ReturnType<typeof of>>
}

const games = ['golden-orchard', 'carpathian-nights', 'cossack-treasure']
const day_ms = 86_400_000
const stock = 1_000

type Step = NonNullable<CampaignDocument['tracks']>[number]['spec']['steps'][number]

const stakesFrom = (least: Amounts, most: Amounts) => ({
  UAH: { min_minor: least.UAH, max_minor: most.UAH },
  USD: { min_minor: least.USD, max_minor: most.USD },
  EUR: { min_minor: least.EUR, max_minor: most.EUR },
  USDT: { min_minor: least.USDT, max_minor: most.USDT },
})

/** Each prize is of what its task is about, and small: it thanks, it does not urge. */
const stepsOf = (brand: BrandName): Step[] => [
  {
    name: 'contact',
    title: { uk: 'Підтвердьте контакт', ru: 'Подтвердите контакт', en: 'Confirm a contact' },
    goal: { kind: 'contact', count: 1 },
    reward: {
      stock,
      by_currency: inEach('free-spins', amounts(2, 20), (_currency, stake_minor) => ({
        stake_minor,
        games,
        number: 10,
        portions: 1,
        days_to_play: 7,
      })),
    },
  },
  {
    name: 'deposit',
    title: { uk: 'Поповніть рахунок', ru: 'Пополните счёт', en: 'Make a deposit' },
    goal: { kind: 'deposits', count: 1, least: amounts(100, 250) },
    reward: {
      stock,
      by_currency: inEach('bonus', amounts(50, 125), (_currency, amount_minor) => ({ terms: `gift-${brand}`, amount_minor })),
    },
  },
  {
    name: 'rounds',
    title: { uk: 'Спробуйте слоти', ru: 'Попробуйте слоты', en: 'Try the slots' },
    goal: { kind: 'rounds', count: 10, rounds: { games, stakes: stakesFrom(amounts(2, 10), amounts(100, 400)) } },
    reward: { stock, money: amounts(20, 50) },
  },
  {
    name: 'bet',
    title: { uk: 'Зробіть ставку на спорт', ru: 'Сделайте ставку на спорт', en: 'Bet on sport' },
    goal: { kind: 'bets', count: 1, stakes: stakesFrom(amounts(20, 50), amounts(10_000, 25_000)), least_odds_thousandths: 1_300 },
    reward: { stock, by_currency: inEach('free-bet', amounts(50, 125), (_currency, amount_minor) => ({ amount_minor })) },
  },
  {
    name: 'days',
    title: { uk: 'Завітайте у три різні дні', ru: 'Загляните в три разных дня', en: 'Drop in on three days' },
    goal: { kind: 'days', count: 3 },
    reward: { stock, money: amounts(30, 75) },
  },
]

/** For everybody who registers within a year: seven days for five tasks, and seven more to take what they brought. */
export const demoWelcomeQuest = (now: Date, brand: BrandName): CampaignDocument => ({
  slug: 'first-week',
  kind,
  title: { uk: 'Перший тиждень', ru: 'Первая неделя', en: 'The first week' },
  text: {
    uk: 'П’ять невеликих завдань, щоб роззирнутися в домі. За кожне — свій приз.',
    ru: 'Пять небольших заданий, чтобы осмотреться в доме. За каждое — свой приз.',
    en: 'Five small tasks to look around the house. Each has a prize of its own.',
  },
  ...demoDates(now, (365 + 14) * day_ms),
  brands: [],
  // Elsewhere no promotion may be for both games and bets.
  jurisdictions: ['open', 'ua'],
  budget: amounts(200_000, 600_000),
  boards: [],
  tracks: [
    {
      name: 'main',
      spec: {
        steps: stepsOf(brand),
        order: 'free',
        repeat: 'once',
        claim: 'by-hand',
        own_time: { from: 'registration', days: 7, days_to_take: 7 },
      },
    },
  ],
  settings: {},
})
