import { demoDates, demoMoney as money, demoStakes as stakes, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { House } from '#kernel/house.ts'
import { cp_asset } from '../rules.ts'
import { kind } from './status.ts'

type Track = NonNullable<CampaignDocument['tracks']>[number]
type Step = Track['spec']['steps'][number]
type BrandName = House['brand']['name']

const day_ms = 86_400_000

/** Points cost nobody anything, so that there are more of them than can be earned. */
const enough = 1_000_000

const points = (amount: number) => ({ stock: enough, prize: { kind: 'points', content: { asset: cp_asset, amount } } })

const games = ['golden-orchard', 'carpathian-nights', 'cossack-treasure', 'silent-film', 'ninth-wave']

const rounds = (name: string, title: Text, count: number, amount: number): Step => ({
  name,
  title,
  goal: { kind: 'rounds', count, rounds: { games, stakes } },
  reward: points(amount),
})

/** So many points a day, and no more, however much is played and however high the stakes are. */
const daily = (name: string, title: Text, steps: Step[]): Track => ({
  name,
  title,
  spec: { steps, order: 'free', repeat: 'daily', claim: 'by-itself' },
})

const ofGames = daily('games', { uk: 'Ігри', ru: 'Игры', en: 'Games' }, [
  rounds('ten', { uk: 'Десять раундів', ru: 'Десять раундов', en: 'Ten rounds' }, 10, 10),
  rounds('thirty', { uk: 'Тридцять раундів', ru: 'Тридцать раундов', en: 'Thirty rounds' }, 30, 10),
])

const ofSport = daily('sport', { uk: 'Спорт', ru: 'Спорт', en: 'Sport' }, [
  {
    name: 'bet',
    title: { uk: 'Одна ставка на спорт', ru: 'Одна ставка на спорт', en: 'One bet on sport' },
    goal: { kind: 'bets', count: 1, stakes, least_odds_thousandths: 1_500 },
    reward: points(10),
  },
])

/** A bonus by the brand's terms of gifts, in the currency of who gets it. */
const bonus = (brand: BrandName, hryvnias: number, cents: number) => {
  const amounts = money(hryvnias, cents)
  const promised = (currency: keyof typeof amounts) => ({
    kind: 'bonus',
    content: { currency, terms: `gift-${brand}`, amount_minor: amounts[currency] },
  })
  return { UAH: promised('UAH'), USD: promised('USD'), EUR: promised('EUR'), USDT: promised('USDT') }
}

const levels = [
  { id: 'guest', name: { uk: 'Гість дому', ru: 'Гость дома', en: 'Guest of the house' }, from_points: 0 },
  { id: 'bronze', name: { uk: 'Бронза', ru: 'Бронза', en: 'Bronze' }, from_points: 50, medals: [{ id: 1, count: 1 }] },
  { id: 'silver', name: { uk: 'Срібло', ru: 'Серебро', en: 'Silver' }, from_points: 250, medals: [{ id: 1, count: 2 }] },
  { id: 'gold', name: { uk: 'Золото', ru: 'Золото', en: 'Gold' }, from_points: 750, medals: [{ id: 2, count: 1 }] },
  { id: 'platinum', name: { uk: 'Платина', ru: 'Платина', en: 'Platinum' }, from_points: 2_000, medals: [{ id: 2, count: 2 }] },
  { id: 'diamond', name: { uk: 'Діамант', ru: 'Бриллиант', en: 'Diamond' }, from_points: 5_000, medals: [{ id: 3, count: 1 }] },
]

/** A year of levels. Points and medals go on with the next document. */
export const demoLevels = ({ clock, brand, jurisdiction }: Pick<House, 'clock' | 'brand' | 'jurisdiction'>): CampaignDocument => ({
  slug: 'levels-of-the-house',
  kind,
  title: { uk: 'Статус гравця', ru: 'Статус игрока', en: 'Player status' },
  text: {
    uk: 'Бали за гру, однакові для всіх ставок і з денною межею. Рівні приносять медалі, а медалі обмінюються на бонуси.',
    ru: 'Баллы за игру, одинаковые для всех ставок и с дневным пределом. Уровни приносят медали, а медали обмениваются на бонусы.',
    en: 'Points for playing, the same for every stake and bounded for the day. Levels bring medals, and medals are exchanged for bonuses.',
  },
  ...demoDates(clock.now(), 365 * day_ms),
  brands: [],
  jurisdictions: [],
  budget: money(200_000, 500_000),
  boards: [],
  tracks: [ofGames, ...(jurisdiction.rewards_across_products ? [ofSport] : [])],
  settings: {
    levels,
    medals_for_points: [{ id: 1, every_points: 200 }],
    exchanges: [
      { id: 1, cost: 1, stock: 2_000, by_currency: bonus(brand.name, 20, 50) },
      { id: 2, cost: 1, stock: 500, by_currency: bonus(brand.name, 100, 250) },
      { id: 3, cost: 1, stock: 100, by_currency: bonus(brand.name, 500, 1_250) },
    ],
  },
})
