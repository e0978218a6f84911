import {
  demoDates,
  demoMoney as money,
  demoSpins as spins,
  demoStakes as stakes,
  type CampaignDocument,
} from '#casino/campaigns/campaigns/server/api.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { stars_asset, type Drop } from '../rules.ts'
import { kind } from './star-drops.ts'

type Draw = NonNullable<CampaignDocument['draws']>[number]
type Outcome = Draw['spec']['outcomes'][number]
type Step = NonNullable<CampaignDocument['tracks']>[number]['spec']['steps'][number]

const day_ms = 86_400_000

/** Stars cost nobody anything, so that there are more of them than can fall. */
const enough = 200_000

const stars = (amount: number) => ({ prize: { kind: 'points', content: { asset: stars_asset, amount } } })

const cash: Text = { uk: 'Гроші', ru: 'Деньги', en: 'Money' }
const free: Text = { uk: 'Фріспіни', ru: 'Фриспины', en: 'Free spins' }
const star: Text = { uk: 'Зірки', ru: 'Звёзды', en: 'Stars' }
const rare: Text = { uk: 'Комета', ru: 'Комета', en: 'A comet' }

const outcome = (name: string, title: Text, weight: number, stock: number, brings: Partial<Outcome>): Outcome => ({
  name,
  title,
  weight,
  stock,
  ...brings,
})

/** Each try brings something. */
const drop = (name: Drop, title: Text, cost: number, outcomes: Outcome[]): Draw => ({
  name,
  title,
  spec: { outcomes, nothing_weight: 0, attempt: { asset: stars_asset, amount: cost } },
})

const draws: Draw[] = [
  drop('wheel', { uk: 'Колесо зорепаду', ru: 'Колесо звездопада', en: 'The star wheel' }, 15, [
    outcome('stars', star, 40, enough, stars(5)),
    outcome('money', cash, 28, 5_000, { money: money(2, 5) }),
    outcome('more-stars', star, 15, enough, stars(20)),
    outcome('more-money', cash, 12, 2_000, { money: money(10, 25) }),
    outcome('free-spins', free, 4, 500, { by_currency: spins(3) }),
    outcome('rare', rare, 1, 100, { money: money(100, 250) }),
  ]),
  drop('lootbox', { uk: 'Зоряна скриня', ru: 'Звёздный сундук', en: 'The star box' }, 40, [
    outcome('money', cash, 45, 2_000, { money: money(10, 25) }),
    outcome('free-spins', free, 25, 800, { by_currency: spins(3) }),
    outcome('stars', star, 25, enough, stars(30)),
    outcome('more-money', cash, 4, 200, { money: money(50, 125) }),
    outcome('rare', rare, 1, 50, { money: money(200, 500) }),
  ]),
  drop('sphere', { uk: 'Сфера', ru: 'Сфера', en: 'The sphere' }, 100, [
    outcome('money', cash, 50, 1_000, { money: money(20, 50) }),
    outcome('free-spins', free, 39, 800, { by_currency: spins(5) }),
    outcome('more-money', cash, 10, 150, { money: money(100, 250) }),
    outcome('rare', rare, 1, 20, { money: money(500, 1_250) }),
  ]),
]

const games = ['golden-orchard', 'carpathian-nights', 'cossack-treasure']

/** So many rounds of a day, and no more stars than that, however much is played. */
const step = (name: string, title: Text, count: number, amount: number): Step => ({
  name,
  title,
  goal: { kind: 'rounds', count, rounds: { games, stakes } },
  reward: { stock: enough, ...stars(amount) },
})

/** Four weeks of star drops. */
export const demoStarDrops = (now: Date): CampaignDocument => ({
  slug: 'starry-tomorrow',
  kind,
  title: { uk: 'Зоряне завтра', ru: 'Звёздное завтра', en: 'Starry tomorrow' },
  repeat_title: { uk: 'Зоряне завтра, сезон {number}', ru: 'Звёздное завтра, сезон {number}', en: 'Starry tomorrow, season {number}' },
  text: {
    uk: 'Зірки падають за зіграні раунди. Що на них випадає і з яким шансом — написано під кожним; у крамниці все без випадку.',
    ru: 'Звёзды падают за сыгранные раунды. Что на них выпадает и с каким шансом — написано под каждым; в лавке всё без случая.',
    en: 'Stars fall for rounds that are played. What they may bring, and how likely, stands under each; the shop knows no chance.',
  },
  ...demoDates(now, 28 * day_ms),
  brands: [],
  jurisdictions: [],
  budget: money(320_000, 720_000),
  boards: [],
  tracks: [
    {
      name: 'stars',
      title: { uk: 'Зірки дня', ru: 'Звёзды дня', en: 'Stars of the day' },
      spec: {
        steps: [
          step('ten', { uk: 'Десять раундів', ru: 'Десять раундов', en: 'Ten rounds' }, 10, 15),
          step('thirty', { uk: 'Тридцять раундів', ru: 'Тридцать раундов', en: 'Thirty rounds' }, 30, 10),
        ],
        order: 'free',
        repeat: 'daily',
        claim: 'by-itself',
      },
    },
  ],
  draws,
  settings: {
    merch: [
      { id: 1, cost: 30, most_each: 1, stock: 1_000, by_currency: spins(3) },
      { id: 2, cost: 60, most_each: 1, stock: 1_000, money: money(20, 50) },
      { id: 3, cost: 120, most_each: 1, stock: 300, by_currency: spins(10) },
      { id: 4, cost: 240, most_each: 1, stock: 100, money: money(150, 375) },
    ],
  },
})
