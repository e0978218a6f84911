import { demoDates, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import type { BrandName } from '#kernel/brand/brand.ts'
import { kind, parts } from './king.ts'

const day_ms = 86_400_000
const days = 15

/** So many hryvnias, and what stands for it in the other currencies: named, not converted, so no rate moves it. */
const money = (hryvnias: number, cents: number) => ({ UAH: hryvnias * 100, USD: cents, EUR: cents, USDT: cents * 10_000 })

type Track = NonNullable<CampaignDocument['tracks']>[number]
type Step = Track['spec']['steps'][number]
type Named = readonly [uk: string, ru: string, en: string]

const milestone = (name: string, [uk, ru, en]: Named, count: number, reward: NonNullable<Step['reward']>): Step => ({
  name,
  title: { uk, ru, en },
  goal: { kind: 'points', count },
  reward,
})

/** A bonus by the brand's terms of gifts, in the currency of who gets it. */
const bonusOf = (brand: BrandName) => (hryvnias: number, cents: number) => {
  const amounts = money(hryvnias, cents)
  const promised = (currency: keyof typeof amounts) => ({
    kind: 'bonus',
    content: { currency, terms: `gift-${brand}`, amount_minor: amounts[currency] },
  })
  return { UAH: promised('UAH'), USD: promised('USD'), EUR: promised('EUR'), USDT: promised('USDT') }
}

const milestonesOf = (bonus: ReturnType<typeof bonusOf>): Step[] => [
  milestone('well', ['Криниця', 'Колодец', 'The well'], 15, { stock: 1_000, money: money(5, 12) }),
  milestone('windmill', ['Вітряк', 'Мельница', 'The windmill'], 50, { stock: 600, by_currency: bonus(20, 50) }),
  milestone('bridge', ['Міст', 'Мост', 'The bridge'], 100, { stock: 400, by_currency: bonus(40, 100) }),
  milestone('lighthouse', ['Маяк', 'Маяк', 'The lighthouse'], 180, { stock: 300, money: money(40, 100) }),
  milestone('sea', ['Море', 'Море', 'The sea'], 250, { stock: 200, by_currency: bonus(100, 250) }),
]

/** Two weeks on the road to the sea. The table brings no prizes, since not everybody has a canister. */
export const demoKing = (now: Date, brand: BrandName): CampaignDocument => {
  const dates = demoDates(now, days * day_ms)
  /** The last points are counted before the milestones close. */
  const ends_at = new Date(Date.parse(dates.ends_at) - day_ms).toISOString()
  return {
    slug: 'king-of-road',
    kind,
    title: { uk: 'Король дороги', ru: 'Король дороги', en: 'King of the road' },
    repeat_title: { uk: 'Король дороги, сезон {number}', ru: 'Король дороги, сезон {number}', en: 'King of the road, season {number}' },
    text: {
      uk: 'Оберіть авто, візьміть попутника — і до моря. Кожен раунд додає кілометр, а на стовпах чекають бонуси.',
      ru: 'Выберите машину, возьмите попутчика — и к морю. Каждый раунд добавляет километр, а на столбах ждут бонусы.',
      en: 'Choose a car, take a companion, and off to the sea. Every round is a kilometre, and bonuses wait at the milestones.',
    },
    ...dates,
    brands: [],
    jurisdictions: [],
    budget: money(90_000, 225_000),
    boards: [
      {
        name: parts.road,
        ends_at,
        spec: {
          games: ['spice-caravan', 'sweet-street', 'old-lviv'],
          stakes: {
            UAH: { min_minor: 200, max_minor: 10_000 },
            USD: { min_minor: 10, max_minor: 400 },
            EUR: { min_minor: 10, max_minor: 400 },
            USDT: { min_minor: 100_000, max_minor: 4_000_000 },
          },
          score: { kind: 'rounds', within_attempt: 'sum', most_points: 250 },
          boost: { most: 2 },
          attempts: 1,
          rounds_per_attempt: 1_000,
          extra_attempts: 0,
          entry: 'subscribe',
          prizes: [],
        },
      },
    ],
    tracks: [
      {
        name: parts.milestones,
        spec: { steps: milestonesOf(bonusOf(brand)), order: 'free', repeat: 'once', claim: 'by-itself', board: parts.road },
      },
      {
        name: parts.fuel,
        title: { uk: 'Каністра дня', ru: 'Канистра дня', en: 'Canister of the day' },
        ends_at,
        spec: {
          steps: [
            {
              name: 'canister',
              title: { uk: 'Каністра', ru: 'Канистра', en: 'A canister' },
              goal: { kind: 'deposits', count: 1, least: money(100, 250) },
              boost: { factor: 2, minutes: 60 },
            },
          ],
          order: 'free',
          repeat: 'daily',
          claim: 'by-hand',
          board: parts.road,
        },
      },
    ],
    settings: {},
  }
}
