import { demoDates, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { kind } from './confrontations.ts'

const amounts = (hryvnias: number, dollars: number) => ({
  UAH: hryvnias * 100,
  USD: dollars * 100,
  EUR: dollars * 100,
  USDT: dollars * 1_000_000,
})

/** Two teams, three days, one fund. */
export const demoConfrontation = (now: Date): CampaignDocument => ({
  slug: 'sun-and-moon',
  kind,
  title: { uk: 'Сонце проти Місяця', ru: 'Солнце против Луны', en: 'Sun against Moon' },
  repeat_title: {
    uk: 'Сонце проти Місяця, раунд {number}',
    ru: 'Солнце против Луны, раунд {number}',
    en: 'Sun against Moon, round {number}',
  },
  text: {
    uk: 'Дві команди, один фонд: його ділять гравці тієї, що набере більше.',
    ru: 'Две команды, один фонд: его делят игроки той, что наберёт больше.',
    en: 'Two teams, one fund: the players of the one with more points share it.',
  },
  ...demoDates(now, 72 * 3_600_000),
  brands: [],
  jurisdictions: [],
  budget: amounts(8_000, 200),
  boards: [
    {
      name: 'main',
      spec: {
        games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure'],
        stakes: {
          UAH: { min_minor: 200, max_minor: 10_000 },
          USD: { min_minor: 10, max_minor: 400 },
          EUR: { min_minor: 10, max_minor: 400 },
          USDT: { min_minor: 100_000, max_minor: 4_000_000 },
        },
        score: {
          kind: 'coefficients',
          within_attempt: 'sum',
          table: [
            { from_hundredths: 100, points: 1 },
            { from_hundredths: 300, points: 3 },
            { from_hundredths: 1_000, points: 10 },
          ],
        },
        attempts: 1,
        rounds_per_attempt: 100,
        extra_attempts: 0,
        entry: 'subscribe',
        teams: [
          { id: 1, title: { uk: 'Сонце', ru: 'Солнце', en: 'Sun' } },
          { id: 2, title: { uk: 'Місяць', ru: 'Луна', en: 'Moon' } },
        ],
        prizes: [
          { places: '1', amounts: amounts(2_000, 50) },
          { places: '2-5', amounts: amounts(750, 18) },
          { places: '6-20', amounts: amounts(100, 3) },
        ],
      },
    },
  ],
  settings: {},
})
