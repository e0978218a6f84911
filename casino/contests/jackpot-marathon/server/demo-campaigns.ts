import type { CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { kind } from './marathon.ts'

const amounts = (hryvnias: number, cents: number) => ({ UAH: hryvnias * 100, USD: cents, EUR: cents, USDT: cents * 10_000 })

/** The rounds that the days of the demo count. */
export const demoRounds = {
  games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure'],
  stakes: {
    UAH: { min_minor: 200, max_minor: 10_000 },
    USD: { min_minor: 10, max_minor: 400 },
    EUR: { min_minor: 10, max_minor: 400 },
    USDT: { min_minor: 100_000, max_minor: 4_000_000 },
  },
}

const day_ms = 86_400_000

/** Days in turn: some rounds, a few wins, one good win. Small numbers, so that a quarter of an hour is enough for a day. */
const goals = [
  { kind: 'rounds' as const, count: 15 },
  { kind: 'wins' as const, count: 4 },
  { kind: 'multiples' as const, count: 1, from_hundredths: 300 },
]

/** A week of daily tasks; who does them all shares the pot. */
export const demoMarathon = (now: Date): CampaignDocument => {
  const begin_ms = Math.ceil(now.getTime() / 1_000) * 1_000 + 2_000
  const at = (day: number) => new Date(begin_ms + day * day_ms).toISOString()
  return {
    slug: 'steppe-marathon',
    kind,
    title: { uk: 'Степовий марафон', ru: 'Степной марафон', en: 'Steppe marathon' },
    repeat_title: { uk: 'Степовий марафон № {number}', ru: 'Степной марафон № {number}', en: 'Steppe marathon no. {number}' },
    text: {
      uk: 'Сім днів, одне невелике завдання на день.',
      ru: 'Семь дней, одно небольшое задание в день.',
      en: 'Seven days, one small task a day.',
    },
    starts_at: at(0),
    ends_at: at(7),
    brands: [],
    jurisdictions: [],
    budget: amounts(60_000, 150_000),
    boards: [],
    tracks: [
      {
        name: 'main',
        spec: {
          steps: Array.from({ length: 7 }, (_, day) => ({
            name: `day-${day + 1}`,
            title: { uk: `День ${day + 1}`, ru: `День ${day + 1}`, en: `Day ${day + 1}` },
            starts_at: at(day),
            ends_at: at(day + 1),
            goal: { ...(goals[day % goals.length] as (typeof goals)[number]), rounds: demoRounds },
            reward: { stock: 200, money: amounts(10, 25) },
          })),
          order: 'free',
          repeat: 'once',
          claim: 'by-hand',
          shared: amounts(20_000, 50_000),
        },
      },
    ],
    settings: {},
  }
}
