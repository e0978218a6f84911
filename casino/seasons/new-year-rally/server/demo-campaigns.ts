import { demoDates, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { ticket_asset } from '../rules.ts'
import { kind, parts } from './rally.ts'

const day_ms = 86_400_000
const days = 21
/** Rewards can be taken so long after the road is closed. */
const days_to_take = 2

/** So many hryvnias, and what stands for it in the other currencies: named, not converted, so no rate moves it. */
const money = (hryvnias: number, cents: number) => ({ UAH: hryvnias * 100, USD: cents, EUR: cents, USDT: cents * 10_000 })

/** Free spins in the currency of their winner, so that they can be played. */
const spins = (number: number) => {
  const promised = (currency: string, stake_minor: number) => ({
    kind: 'free-spins',
    content: { currency, stake_minor, games: ['golden-orchard'], number, portions: 1, days_to_play: 7 },
  })
  return { UAH: promised('UAH', 1_000), USD: promised('USD', 20), EUR: promised('EUR', 20), USDT: promised('USDT', 200_000) }
}

type Track = NonNullable<CampaignDocument['tracks']>[number]
type Step = Track['spec']['steps'][number]

const town = (name: string, [uk, ru, en]: readonly [string, string, string], count: number, reward: Step['reward']): Step => ({
  name,
  title: { uk, ru, en },
  goal: { kind: 'points', count },
  ...(reward && { reward }),
})

/** From Kyiv to the mountains. The last one gives the ticket of the final draw. */
const towns: Step[] = [
  town('zhytomyr', ['Житомир', 'Житомир', 'Zhytomyr'], 10, { stock: 1_000, by_currency: spins(3) }),
  town('rivne', ['Рівне', 'Ровно', 'Rivne'], 40, { stock: 800, money: money(10, 25) }),
  town('lviv', ['Львів', 'Львов', 'Lviv'], 90, { stock: 500, by_currency: spins(5) }),
  town('stryi', ['Стрий', 'Стрый', 'Stryi'], 150, { stock: 400, money: money(30, 75) }),
  town('ivano-frankivsk', ['Івано-Франківськ', 'Ивано-Франковск', 'Ivano-Frankivsk'], 220, { stock: 300, money: money(50, 125) }),
  town('yaremche', ['Яремче', 'Яремче', 'Yaremche'], 300, {
    stock: 300,
    prize: { kind: 'points', content: { asset: ticket_asset, amount: 1 } },
  }),
]

const stage = (factor: number, count: number, [uk, ru, en]: readonly [string, string, string]): Step => ({
  name: `speed-${factor}`,
  title: { uk, ru, en },
  // The size of a deposit brings nothing beyond the least.
  goal: { kind: 'deposits', count, least: money(100, 250) },
  boost: { factor },
})

/** Half of the tickets win, whatever their number is, as long as there are prizes. */
const final: NonNullable<CampaignDocument['draws']>[number] = {
  name: parts.final,
  title: { uk: 'Фінальний розіграш ралі', ru: 'Финальный розыгрыш ралли', en: 'Final draw of the rally' },
  spec: {
    outcomes: [
      { name: 'sleigh', title: { uk: 'Сани', ru: 'Сани', en: 'A sleigh' }, weight: 1, stock: 1, money: money(3_000, 7_500) },
      { name: 'fir', title: { uk: 'Ялинка', ru: 'Ёлка', en: 'A fir tree' }, weight: 4, stock: 4, money: money(1_000, 2_500) },
      { name: 'mitten', title: { uk: 'Рукавичка', ru: 'Рукавичка', en: 'A mitten' }, weight: 45, stock: 60, money: money(100, 250) },
    ],
    nothing_weight: 50,
    attempt: { asset: ticket_asset, amount: 1, is_drawn_at_end: true },
  },
}

/** Three weeks on the road. The table brings no prizes, since deposits raise speed; every ticket has the same chance. */
export const demoRally = (now: Date): CampaignDocument => {
  const dates = demoDates(now, days * day_ms)
  const follows = { order: 'free', repeat: 'once', board: parts.road } as const
  return {
    slug: 'new-year-rally',
    kind,
    title: { uk: 'Новорічне ралі', ru: 'Новогоднее ралли', en: 'New-year rally' },
    repeat_title: { uk: 'Новорічне ралі № {number}', ru: 'Новогоднее ралли № {number}', en: 'New-year rally no. {number}' },
    text: {
      uk: 'З Києва в гори: кожен раунд везе вас далі, у кожному місті чекає нагорода, а на фініші — білет у розіграш.',
      ru: 'Из Киева в горы: каждый раунд везёт вас дальше, в каждом городе ждёт награда, а на финише — билет в розыгрыш.',
      en: 'From Kyiv to the mountains: every round takes you further, every town has a reward, and at the finish there’s a ticket for the draw.',
    },
    ...dates,
    brands: [],
    jurisdictions: [],
    budget: money(110_000, 280_000),
    boards: [
      {
        name: parts.road,
        ends_at: new Date(Date.parse(dates.ends_at) - days_to_take * day_ms).toISOString(),
        spec: {
          games: ['pigeon-post', 'silent-film', 'house-of-clocks', 'alchemists-gold'],
          stakes: {
            UAH: { min_minor: 200, max_minor: 10_000 },
            USD: { min_minor: 10, max_minor: 400 },
            EUR: { min_minor: 10, max_minor: 400 },
            USDT: { min_minor: 100_000, max_minor: 4_000_000 },
          },
          score: { kind: 'rounds', within_attempt: 'sum', most_points: 300 },
          boost: { most: 3 },
          attempts: 1,
          rounds_per_attempt: 1_000,
          extra_attempts: 0,
          entry: 'play',
          prizes: [],
        },
      },
    ],
    tracks: [
      { name: parts.checkpoints, spec: { steps: towns, claim: 'by-hand', ...follows } },
      {
        name: parts.speed,
        title: { uk: 'Швидкість ралі', ru: 'Скорость ралли', en: 'Rally speed' },
        spec: {
          steps: [
            stage(2, 1, ['Друга передача', 'Вторая передача', 'Second gear']),
            stage(3, 2, ['Третя передача', 'Третья передача', 'Third gear']),
          ],
          claim: 'by-itself',
          ...follows,
        },
      },
    ],
    draws: [final],
    settings: {},
  }
}
