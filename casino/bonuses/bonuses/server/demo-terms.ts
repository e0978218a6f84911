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

/** What the house offers on its first start. */
export const demoTerms: (...args: Parameters<Written>) => BonusTerms[] = (brand, jurisdiction) =>
  [welcomeOf, helloOf, linkOf, reloadOf, giftOf, birthdayOf, inviteOf, giftBankOf].map((written) => written(brand, jurisdiction))
