import type { Brand } from '#kernel/brand/brand.ts'
import type { Jurisdiction } from '#kernel/brand/jurisdiction.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { BonusTerms } from '../terms.ts'

/** So much in each currency, from whole hryvnias; the others by round sums of about the same worth. */
const worth = (hryvnias: number): Amounts => {
  const others = Math.max(1, Math.round(hryvnias / 40))
  return { UAH: hryvnias * 100, USD: others * 100, EUR: others * 100, USDT: others * 1_000_000 }
}

const common = {
  most_won_multiple: 10,
  days_to_take: 30,
  days_to_finish: 14,
  product: 'casino',
  jurisdictions: [],
} as const satisfies Partial<BonusTerms>

const wageringOf = (multiple: number, { max_wagering_multiple }: Jurisdiction): BonusTerms['wagering'] => ({
  multiple: Math.min(multiple, max_wagering_multiple ?? multiple),
  contributions: { slot: 100, instant: 50, table: 10 },
  excluded_games: [],
  most_stake: worth(100),
  most_opposite_percent: 50,
})

/** The welcome of each brand: how much of the first deposit, how often it is staked, and over how many days its free spins come. */
const welcomes: Readonly<Record<Brand['name'], { readonly percent: number; readonly multiple: number; readonly days: number }>> = {
  ua: { percent: 100, multiple: 20, days: 5 },
  vlk: { percent: 77, multiple: 15, days: 7 },
  vegas: { percent: 150, multiple: 25, days: 5 },
  king: { percent: 100, multiple: 10, days: 10 },
}

/** At the stake of a modest round, in slots of the house; wins are cash at once. */
const freeSpinsOf = (number: number, portions: number): NonNullable<BonusTerms['free_spins']> => ({
  games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure'],
  number,
  portions,
  days_to_play: 3,
  stake: { UAH: 200, USD: 20, EUR: 20, USDT: 200_000 },
  wins: 'cash',
})

type Written = (brand: Brand, jurisdiction: Jurisdiction) => BonusTerms

/** Its amount and its free spins are those that registration announces (AU-012). */
const welcomeOf: Written = (brand, jurisdiction) => {
  const { percent, multiple, days } = welcomes[brand.name]
  const hryvnias = brand.welcome.money_minor / 100
  return {
    ...common,
    brands: [brand.name],
    slug: `welcome-${brand.name}`,
    title: { uk: 'Вітальний бонус', ru: 'Приветственный бонус', en: 'Welcome bonus' },
    text: {
      uk: 'До першого поповнення додаємо бонусні гроші й фріспіни. Береться за бажанням, просто у формі поповнення.',
      ru: 'К первому пополнению добавляем бонусные деньги и фриспины. Берётся по желанию, прямо в форме пополнения.',
      en: 'We add bonus money and free spins to your first deposit. It’s your choice, made in the deposit form.',
    },
    category: 'welcome',
    picture: 'gift',
    trigger: 'first-deposit',
    amount: { kind: 'percent', percent, most: worth(hryvnias), least_deposit: worth(100) },
    wagering: wageringOf(multiple, jurisdiction),
    free_spins: freeSpinsOf(brand.welcome.free_spins / days, days),
    budget: worth(hryvnias * 20_000),
  }
}

const helloOf: Written = (brand, jurisdiction) => ({
  ...common,
  brands: [brand.name],
  slug: `hello-${brand.name}`,
  title: { uk: 'Бонус без поповнення', ru: 'Бонус без пополнения', en: 'No-deposit bonus' },
  text: {
    uk: 'Спробуйте ігри на бонусні гроші й фріспіни, перш ніж поповнювати рахунок.',
    ru: 'Попробуйте игры на бонусные деньги и фриспины, прежде чем пополнять счёт.',
    en: 'Try the games with bonus money and free spins before you deposit.',
  },
  category: 'no_deposit',
  picture: 'star',
  trigger: 'registration',
  amount: { kind: 'fixed', amounts: worth(50) },
  wagering: wageringOf(10, jurisdiction),
  free_spins: freeSpinsOf(10, 1),
  most_won_multiple: 5,
  days_to_finish: 7,
  most_balance: worth(1_000),
  budget: worth(500_000),
})

/** What a link with the brand's gift id brings to who registers by it (AU-012). */
const linkOf: Written = (brand, jurisdiction) => ({
  ...common,
  brands: [brand.name],
  slug: `link-${brand.name}`,
  title: { uk: 'Подарунок за посиланням', ru: 'Подарок по ссылке', en: 'A gift with your link' },
  text: {
    uk: 'Бонусні гроші й фріспіни для тих, хто прийшов за посиланням із подарунком.',
    ru: 'Бонусные деньги и фриспины для тех, кто пришёл по ссылке с подарком.',
    en: 'Bonus money and free spins for those who came by a gift link.',
  },
  category: 'gift',
  picture: 'gift',
  trigger: 'registration',
  gift_id: brand.welcome.gift_id,
  amount: { kind: 'fixed', amounts: worth(20) },
  wagering: wageringOf(10, jurisdiction),
  free_spins: freeSpinsOf(20, 1),
  most_won_multiple: 5,
  days_to_finish: 7,
  budget: worth(500_000),
})

/** Where the brand has a window for it, the reload is for who deposited lately. */
const reloadOf: Written = (brand, jurisdiction) => ({
  ...common,
  brands: [brand.name],
  slug: `reload-${brand.name}`,
  title: { uk: 'Бонус до поповнення', ru: 'Бонус к пополнению', en: 'Reload bonus' },
  text: {
    uk: 'Половина поповнення бонусними грошима для тих, хто вже з нами.',
    ru: 'Половина пополнения бонусными деньгами для тех, кто уже с нами.',
    en: 'Half of your deposit as bonus money, for those who are already with us.',
  },
  category: 'reload',
  picture: 'clover',
  trigger: 'deposit',
  amount: { kind: 'percent', percent: 50, most: worth(500), least_deposit: worth(200) },
  wagering: wageringOf(15, jurisdiction),
  ...(brand.has('requires-deposit-popup') ? { deposit_within_days: 90 } : {}),
  budget: worth(2_000_000),
})

/** What an operator's list and prizes give. */
const giftOf: Written = (brand, jurisdiction) => ({
  ...common,
  brands: [brand.name],
  slug: `gift-${brand.name}`,
  title: { uk: 'Подарунок від нас', ru: 'Подарок от нас', en: 'A gift from us' },
  text: {
    uk: 'Бонусні гроші без поповнення: як подяка або приз.',
    ru: 'Бонусные деньги без пополнения: как благодарность или приз.',
    en: 'Bonus money without a deposit, as a thank-you or a prize.',
  },
  category: 'gift',
  picture: 'gift',
  trigger: 'gift',
  amount: { kind: 'given', most: worth(5_000) },
  wagering: wageringOf(5, jurisdiction),
  most_won_multiple: 20,
  budget: worth(1_000_000),
})

/** Where the brand has a window for it, a list's or a code's gift is for who deposited lately (BO-004). */
const openGiftOf: Written = (brand, jurisdiction) => ({
  ...giftOf(brand, jurisdiction),
  ...(brand.has('requires-deposit-popup') ? { deposit_within_days: 90 } : {}),
})

/** The second step of the welcome, for who has begun the first (BO-013). */
const secondOf: Written = (brand, jurisdiction) => ({
  ...reloadOf(brand, jurisdiction),
  slug: `second-${brand.name}`,
  title: { uk: 'До другого поповнення', ru: 'Ко второму пополнению', en: 'With your second deposit' },
  text: {
    uk: 'Продовження вітального бонусу: три чверті наступного поповнення бонусними грошима.',
    ru: 'Продолжение приветственного бонуса: три четверти следующего пополнения бонусными деньгами.',
    en: 'The welcome bonus goes on: three quarters of your next deposit as bonus money.',
  },
  category: 'welcome',
  picture: 'star',
  after: `welcome-${brand.name}`,
  amount: { kind: 'percent', percent: 75, most: worth(400), least_deposit: worth(150) },
})

/** Gifts that slices give for a reason of their own, which the category names: as much to everybody, and little to wager. */
const thanksOf =
  (
    category: string,
    picture: string,
    hryvnias: number,
    words: Pick<BonusTerms, 'title' | 'text'>,
    change: Partial<BonusTerms> = {},
  ): Written =>
  (brand, jurisdiction) => ({
    ...giftOf(brand, jurisdiction),
    ...words,
    slug: `${category.replaceAll('_', '-')}-${brand.name}`,
    category,
    picture,
    amount: { kind: 'fixed', amounts: worth(hryvnias) },
    ...change,
  })

const birthdayOf = thanksOf(
  'birthday',
  'party',
  200,
  {
    title: { uk: 'Подарунок до дня народження', ru: 'Подарок ко дню рождения', en: 'Birthday gift' },
    text: {
      uk: 'Бонусні гроші без поповнення, раз на рік: за три дні до свята і три дні після нього.',
      ru: 'Бонусные деньги без пополнения, раз в год: за три дня до праздника и три дня после него.',
      en: 'Bonus money without a deposit, once a year: from three days before your birthday to three days after.',
    },
  },
  { days_to_take: 7 },
)

const inviteOf = thanksOf('invite_friends', 'gift', 100, {
  title: { uk: 'За запрошеного друга', ru: 'За приглашённого друга', en: 'For a friend you invited' },
  text: {
    uk: 'Бонусні гроші за друга, який прийшов за вашим посиланням і вперше поповнив рахунок.',
    ru: 'Бонусные деньги за друга, который пришёл по вашей ссылке и впервые пополнил счёт.',
    en: 'Bonus money for a friend who came by your link and made a first deposit.',
  },
})

const giftBankOf = thanksOf('gift_bank', 'bank', 100, {
  title: { uk: 'Подарунок від друга', ru: 'Подарок от друга', en: 'A gift from a friend' },
  text: {
    uk: 'Бонусні гроші з банку подарунків: код, яким поділився інший гравець.',
    ru: 'Бонусные деньги из банка подарков: код, которым поделился другой игрок.',
    en: 'Bonus money from the gift bank: a code that another player shared.',
  },
})

const partnerOf = thanksOf('gambling_partners', 'clover', 50, {
  title: { uk: 'Бонус від партнера', ru: 'Бонус от партнёра', en: 'A partner’s bonus' },
  text: {
    uk: 'Бонусні гроші без поповнення для тих, хто прийшов від нашого партнера.',
    ru: 'Бонусные деньги без пополнения для тех, кто пришёл от нашего партнёра.',
    en: 'Bonus money without a deposit, for those who came from our partner.',
  },
})

const dailyOf = thanksOf(
  'daily',
  'star',
  20,
  {
    title: { uk: 'Щоденний бонус', ru: 'Ежедневный бонус', en: 'Daily bonus' },
    text: {
      uk: 'Невеликий бонус на день. Пропущений день нічого не забирає.',
      ru: 'Небольшой бонус на день. Пропущенный день ничего не забирает.',
      en: 'A small bonus a day. A day you skip takes nothing away.',
    },
  },
  { amount: { kind: 'given', most: worth(20) }, days_to_take: 30 },
)

const insuranceOf = thanksOf(
  'insurance',
  'clover',
  500,
  {
    title: { uk: 'Застрахований день', ru: 'Застрахованный день', en: 'Insured day' },
    text: {
      uk: 'Десята частина програного за день бонусними грошима. Рахується, коли день давно минув.',
      ru: 'Десятая часть проигранного за день бонусными деньгами. Считается, когда день давно прошёл.',
      en: 'A tenth of a day’s loss as bonus money. It is counted when the day is long over.',
    },
  },
  { amount: { kind: 'given', most: worth(500) }, days_to_take: 7 },
)

const riskOf = thanksOf(
  'risk',
  'bank',
  500,
  {
    title: { uk: 'Страховка першого поповнення', ru: 'Страховка первого пополнения', en: 'First deposit cover' },
    text: {
      uk: 'Програне за першу добу після першого поповнення — бонусними грошима. Рахується, коли доба давно минула.',
      ru: 'Проигранное за первые сутки после первого пополнения — бонусными деньгами. Считается, когда сутки давно прошли.',
      en: 'What was lost in the first day after a first deposit, as bonus money. It is counted when that day is long over.',
    },
  },
  { amount: { kind: 'given', most: worth(500) }, days_to_take: 7 },
)

/** A share of what was played, worked out by an operator and given by a list (BO-002); absent where no reward may depend on losses. */
const personalOf = thanksOf(
  'custom_cashback',
  'money-bag',
  5_000,
  {
    title: { uk: 'Персональний кешбек', ru: 'Персональный кешбэк', en: 'Personal cashback' },
    text: {
      uk: 'Частина зіграного, пораховану для вас окремо, повертаємо бонусними грошима. Відіграти її треба один раз.',
      ru: 'Часть сыгранного, посчитанную для вас отдельно, возвращаем бонусными деньгами. Отыграть её нужно один раз.',
      en: 'A share of what you played, worked out for you alone, comes back as bonus money. It’s wagered once.',
    },
  },
  { amount: { kind: 'given', most: worth(5_000) }, card_type: 'customCashback', most_won_multiple: null },
)

const customCashbackOf: Written = (brand, jurisdiction) => ({ ...personalOf(brand, jurisdiction), wagering: wageringOf(1, jurisdiction) })

/** What the house offers on its first start. */
export const demoTerms: (...args: Parameters<Written>) => BonusTerms[] = (brand, jurisdiction) =>
  [
    welcomeOf,
    secondOf,
    helloOf,
    linkOf,
    reloadOf,
    openGiftOf,
    birthdayOf,
    inviteOf,
    giftBankOf,
    partnerOf,
    dailyOf,
    ...(jurisdiction.rewards_tied_to_losses ? [customCashbackOf, insuranceOf, riskOf] : []),
  ].map((written) => written(brand, jurisdiction))
