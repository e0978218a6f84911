import { demoDates, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { kind } from './prize-drops.ts'

const amounts = (hryvnias: number, cents: number) => ({
  UAH: hryvnias * 100,
  USD: cents,
  EUR: cents,
  USDT: cents * 10_000,
})

/** Two weeks of small and large prizes. */
export const demoPrizeDrops = (now: Date): CampaignDocument => ({
  slug: 'generous-mountain',
  kind,
  title: { uk: 'Щедра гора', ru: 'Щедрая гора', en: 'Generous mountain' },
  repeat_title: { uk: 'Щедра гора № {number}', ru: 'Щедрая гора № {number}', en: 'Generous mountain no. {number}' },
  text: {
    uk: 'Два тижні призів, які випадають просто під час гри.',
    ru: 'Две недели призов, которые выпадают прямо во время игры.',
    en: 'Two weeks of prizes that drop while you play.',
  },
  ...demoDates(now, 14 * 24 * 3_600_000),
  brands: [],
  jurisdictions: [],
  budget: amounts(30_000, 75_000),
  boards: [],
  draws: [
    {
      name: 'main',
      spec: {
        outcomes: [
          {
            name: 'summit',
            title: { uk: 'Вершина', ru: 'Вершина', en: 'The summit' },
            weight: 2,
            stock: 5,
            money: amounts(1_500, 3_750),
          },
          {
            name: 'glade',
            title: { uk: 'Полонина', ru: 'Полонина', en: 'The glade' },
            weight: 25,
            stock: 60,
            money: amounts(150, 375),
          },
          {
            name: 'spring',
            title: { uk: 'Джерело', ru: 'Родник', en: 'The spring' },
            weight: 250,
            stock: 500,
            money: amounts(25, 60),
          },
        ],
        nothing_weight: 99_723,
        rounds: {
          games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure'],
          stakes: {
            UAH: { min_minor: 200, max_minor: 10_000 },
            USD: { min_minor: 10, max_minor: 400 },
            EUR: { min_minor: 10, max_minor: 400 },
            USDT: { min_minor: 100_000, max_minor: 4_000_000 },
          },
        },
      },
    },
  ],
  settings: {},
})
