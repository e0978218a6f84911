import { demoDates, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { codeHash, kind } from './special-races.ts'

/** The code of the demo race: said in README, so that whoever tries the site can get in. */
export const demo_code = 'OPEN-DOORS'

const amounts = (hryvnias: number, dollars: number) => ({
  UAH: hryvnias * 100,
  USD: dollars * 100,
  EUR: dollars * 100,
  USDT: dollars * 1_000_000,
})

/** A race of two days for those who have the code. */
export const demoSpecialRace = (now: Date): CampaignDocument => ({
  slug: 'open-doors-race',
  kind,
  title: { uk: 'Відчинені двері', ru: 'Открытые двери', en: 'Open doors' },
  repeat_title: { uk: 'Відчинені двері № {number}', ru: 'Открытые двери № {number}', en: 'Open doors no. {number}' },
  text: {
    uk: 'Гонка для тих, хто має код.',
    ru: 'Гонка для тех, у кого есть код.',
    en: 'A race for those who have the code.',
  },
  ...demoDates(now, 48 * 3_600_000),
  brands: [],
  jurisdictions: [],
  budget: amounts(5_000, 125),
  boards: [
    {
      name: 'main',
      spec: {
        games: ['golden-orchard', 'carpathian-nights'],
        stakes: {
          UAH: { min_minor: 200, max_minor: 10_000 },
          USD: { min_minor: 10, max_minor: 400 },
          EUR: { min_minor: 10, max_minor: 400 },
          USDT: { min_minor: 100_000, max_minor: 4_000_000 },
        },
        score: { kind: 'multiple', within_attempt: 'sum' },
        attempts: 2,
        rounds_per_attempt: 20,
        extra_attempts: 0,
        entry: 'subscribe',
        prizes: [
          { places: '1', amounts: amounts(1_500, 40) },
          { places: '2-5', amounts: amounts(500, 12) },
        ],
      },
    },
  ],
  settings: { code_sha256: codeHash(demo_code) },
})
