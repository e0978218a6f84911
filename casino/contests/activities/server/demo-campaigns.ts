import { demoMoney as amounts, demoSpins as spins, demoStakes, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'

const day_ms = 86_400_000

const roundsOf = (...games: string[]) => ({
  games,
  stakes: demoStakes,
})

const forest = roundsOf('red-thread', 'kyivan-chronicle', 'ninth-wave')
const sky = roundsOf('night-radio', 'ninth-wave')

const tokens = (amount: number) => ({ kind: 'points', content: { asset: 'tokens', amount } })

const everywhere = { brands: [], jurisdictions: [] }

type Track = NonNullable<CampaignDocument['tracks']>[number]
type Draw = NonNullable<CampaignDocument['draws']>[number]

/** Small tasks: a quarter of an hour is enough for the first ones. */
const trailSteps: Track['spec']['steps'] = [
  {
    name: 'walk',
    title: { uk: 'Прогулянка', ru: 'Прогулка', en: 'A walk' },
    goal: { kind: 'rounds', rounds: forest, count: 15 },
    reward: { stock: 4_000, prize: tokens(2) },
  },
  {
    name: 'mushrooms',
    title: { uk: 'Грибне місце', ru: 'Грибное место', en: 'A spot for mushrooms' },
    goal: { kind: 'wins', rounds: forest, count: 4 },
    reward: { stock: 4_000, prize: tokens(2) },
  },
  {
    name: 'tall-fir',
    title: { uk: 'Висока смерека', ru: 'Высокая ель', en: 'The tall fir' },
    goal: { kind: 'multiples', rounds: forest, count: 1, from_hundredths: 500 },
    reward: { stock: 400, by_currency: spins(5) },
  },
  {
    name: 'campfire',
    title: { uk: 'Вогнище', ru: 'Костёр', en: 'The campfire' },
    goal: { kind: 'multiples', rounds: forest, count: 1, from_hundredths: 1_000 },
    reward: { stock: 200, money: amounts(20, 50) },
  },
]

const basketOutcomes: Draw['spec']['outcomes'] = [
  { name: 'cep', title: { uk: 'Боровик', ru: 'Боровик', en: 'A cep' }, weight: 2, stock: 20, money: amounts(300, 750) },
  {
    name: 'chanterelles',
    title: { uk: 'Лисички', ru: 'Лисички', en: 'Chanterelles' },
    weight: 18,
    stock: 200,
    money: amounts(30, 75),
  },
  { name: 'berries', title: { uk: 'Ожина', ru: 'Ежевика', en: 'Blackberries' }, weight: 30, stock: 300, by_currency: spins(3) },
  { name: 'acorn', title: { uk: 'Жолудь', ru: 'Жёлудь', en: 'An acorn' }, weight: 20, stock: 2_000, prize: tokens(1) },
]

/** Tasks of each week give tokens, and a basket is drawn from for tokens. */
const autumnTrail = (at: (days: number) => string): CampaignDocument => ({
  slug: 'autumn-trail',
  kind: 'activity',
  title: { uk: 'Осіння стежка', ru: 'Осенняя тропа', en: 'Autumn trail' },
  repeat_title: { uk: 'Осіння стежка № {number}', ru: 'Осенняя тропа № {number}', en: 'Autumn trail no. {number}' },
  text: {
    uk: 'Щотижня чотири невеликі завдання. За них дають жетони, а за жетони — спробу дістати щось із лісового кошика.',
    ru: 'Каждую неделю четыре небольших задания. За них дают жетоны, а за жетоны — попытку достать что-нибудь из лесной корзины.',
    en: 'Four small tasks a week. They bring tokens, and tokens bring a try at the forest basket.',
  },
  starts_at: at(0),
  ends_at: at(28),
  ...everywhere,
  budget: amounts(60_000, 150_000),
  boards: [],
  tracks: [
    {
      name: 'weekly',
      title: { uk: 'Завдання тижня', ru: 'Задания недели', en: 'Tasks of the week' },
      spec: {
        steps: trailSteps,
        order: 'free',
        repeat: 'weekly',
        claim: 'by-hand',
      },
    },
  ],
  draws: [
    {
      name: 'basket',
      title: { uk: 'Лісовий кошик', ru: 'Лесная корзина', en: 'Forest basket' },
      spec: {
        outcomes: basketOutcomes,
        nothing_weight: 30,
        attempt: { asset: 'tokens', amount: 2 },
      },
    },
  ],
  settings: {
    picture: '/art/scenes/autumn-trail.svg',
    icon: 'mushroom',
    rules: [
      {
        uk: 'Завдання починаються наново щопонеділка; нагороду забирають того ж тижня.',
        ru: 'Задания начинаются заново каждый понедельник; награду забирают на той же неделе.',
        en: 'Tasks begin anew each Monday; a reward is taken in the same week.',
      },
      {
        uk: 'Рахуються раунди на гроші в іграх зі списку. Розмір ставки понад найменшу нічого не додає.',
        ru: 'Считаются раунды на деньги в играх из списка. Размер ставки сверх наименьшей ничего не добавляет.',
        en: 'Money rounds in the listed games count. A stake above the least adds nothing.',
      },
    ],
  },
})

/** A table that one joins by hand, and stars that fall while one plays. */
const starryNight = (at: (days: number) => string): CampaignDocument => ({
  slug: 'starry-night',
  kind: 'activity',
  title: { uk: 'Зоряна ніч', ru: 'Звёздная ночь', en: 'Starry night' },
  repeat_title: { uk: 'Зоряна ніч № {number}', ru: 'Звёздная ночь № {number}', en: 'Starry night no. {number}' },
  text: {
    uk: 'Тридцять раундів на спробу, рахується один найкращий. А поки граєте, може впасти зірка.',
    ru: 'Тридцать раундов на попытку, считается один лучший. А пока играете, может упасть звезда.',
    en: 'Thirty rounds an attempt, and one best round counts. While you play, a star may fall.',
  },
  starts_at: at(0),
  ends_at: at(10),
  ...everywhere,
  budget: amounts(40_000, 100_000),
  boards: [
    {
      name: 'sky',
      title: { uk: 'Найяскравіші', ru: 'Самые яркие', en: 'The brightest' },
      spec: {
        ...sky,
        score: { kind: 'multiple', within_attempt: 'best' },
        attempts: 2,
        rounds_per_attempt: 30,
        extra_attempts: 0,
        entry: 'subscribe',
        prizes: [
          { places: '1', amounts: amounts(1_500, 4_000) },
          { places: '2-3', amounts: amounts(700, 1_800) },
          { places: '4-10', amounts: amounts(200, 500) },
        ],
      },
    },
  ],
  draws: [
    {
      name: 'stars',
      title: { uk: 'Падучі зірки', ru: 'Падающие звёзды', en: 'Falling stars' },
      spec: {
        outcomes: [
          { name: 'comet', title: { uk: 'Комета', ru: 'Комета', en: 'A comet' }, weight: 1, stock: 5, money: amounts(500, 1_250) },
          { name: 'star', title: { uk: 'Зірка', ru: 'Звезда', en: 'A star' }, weight: 40, stock: 300, money: amounts(20, 50) },
          { name: 'spark', title: { uk: 'Іскра', ru: 'Искра', en: 'A spark' }, weight: 60, stock: 300, prize: tokens(1) },
        ],
        nothing_weight: 9_899,
        rounds: sky,
      },
    },
  ],
  settings: { picture: '/art/scenes/starry-night.svg', icon: 'star', rules: [] },
})

/** Demo activities of different mechanics. Another one is a document like these, without code. */
export const demoActivities = (now: Date): readonly CampaignDocument[] => {
  const begin_ms = Math.ceil(now.getTime() / 1_000) * 1_000 + 2_000
  const at = (days: number) => new Date(begin_ms + days * day_ms).toISOString()
  return [autumnTrail(at), starryNight(at)]
}
