import type { CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { Look } from '../rules.ts'
import { kind } from './find-jackpots.ts'

const day_ms = 24 * 3_600_000

/** So much in each currency, from whole hryvnias; the others by round sums of about the same worth. */
const worth = (hryvnias: number): Amounts => {
  const cents = Math.max(1, Math.round(hryvnias * 2.5))
  return { UAH: hryvnias * 100, USD: cents, EUR: cents, USDT: cents * 10_000 }
}

const stakes = {
  UAH: { min_minor: 200, max_minor: 50_000 },
  USD: { min_minor: 10, max_minor: 1_200 },
  EUR: { min_minor: 10, max_minor: 1_200 },
  USDT: { min_minor: 100_000, max_minor: 12_000_000 },
}

interface DemoPot {
  readonly name: string
  readonly title: Text
  /** One round of so many. */
  readonly one_in: number
  readonly stock: number
  /** Hryvnias. */
  readonly seed: number
  readonly most: number
  readonly share_millionths: number
}

/** Chances are counted among so many rounds. */
const of_rounds = 4_000_000

interface DemoJackpots {
  readonly slug: string
  readonly look: Look
  readonly title: Text
  readonly text: Text
  readonly games: readonly string[]
  readonly pots: readonly DemoPot[]
}

/** Every pot full, each time that it may fall. */
const budgetOf = (pots: readonly DemoPot[]): Amounts =>
  pots.reduce(
    (sum, { most, stock }) => {
      const { UAH, USD, EUR, USDT } = worth(most)
      return { UAH: sum.UAH + UAH * stock, USD: sum.USD + USD * stock, EUR: sum.EUR + EUR * stock, USDT: sum.USDT + USDT * stock }
    },
    { UAH: 0, USD: 0, EUR: 0, USDT: 0 },
  )

/** A jackpot that is held again is called by its number. */
const numbered = ({ uk, ru, en }: Text): Text => ({ uk: `${uk} № {number}`, ru: `${ru} № {number}`, en: `${en} no. {number}` })

const documentOf = ({ slug, look, title, text, games, pots }: DemoJackpots, now: Date): CampaignDocument => {
  const begin_ms = Math.ceil(now.getTime() / 1_000) * 1_000 + 2_000
  const outcomes = pots.map(({ name, title: called, one_in, stock, seed, most, share_millionths }) => ({
    name,
    title: called,
    weight: of_rounds / one_in,
    stock,
    pot: { seed: worth(seed), most: worth(most), share_millionths },
  }))
  return {
    slug,
    kind,
    title,
    repeat_title: numbered(title),
    text,
    starts_at: new Date(begin_ms).toISOString(),
    ends_at: new Date(begin_ms + 90 * day_ms).toISOString(),
    brands: [],
    jurisdictions: [],
    budget: budgetOf(pots),
    boards: [],
    draws: [
      {
        name: 'main',
        spec: {
          outcomes,
          nothing_weight: of_rounds - outcomes.reduce((sum, { weight }) => sum + weight, 0),
          rounds: { games: [...games], stakes },
        },
      },
    ],
    settings: { look },
  }
}

export const demoSevens = (now: Date): CampaignDocument =>
  documentOf(
    {
      slug: 'jackpot-sevens',
      look: 'sevens',
      title: { uk: 'Джекпот сімок', ru: 'Джекпот семёрок', en: 'Jackpot sevens' },
      text: {
        uk: 'Один великий джекпот на чотири слоти. Кожен раунд на гроші в них його збільшує.',
        ru: 'Один большой джекпот на четыре слота. Каждый раунд на деньги в них его увеличивает.',
        en: 'One large jackpot for four slots. Every money round in them makes it grow.',
      },
      games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure', 'polar-lights'],
      pots: [
        {
          name: 'sevens',
          title: { uk: 'Джекпот сімок', ru: 'Джекпот семёрок', en: 'Jackpot sevens' },
          one_in: 200_000,
          stock: 20,
          seed: 7_777,
          most: 77_777,
          share_millionths: 3_000,
        },
      ],
    },
    now,
  )

export const demoVegas = (now: Date): CampaignDocument =>
  documentOf(
    {
      slug: 'vegas-jackpot',
      look: 'vegas',
      title: { uk: 'Вегас-джекпот', ru: 'Вегас-джекпот', en: 'Vegas jackpot' },
      text: {
        uk: 'Три джекпоти різного розміру. Кожен раунд на гроші в їхніх іграх збільшує всі три, а випасти може будь-який.',
        ru: 'Три джекпота разного размера. Каждый раунд на деньги в их играх увеличивает все три, а выпасть может любой.',
        en: 'Three jackpots of different sizes. Every money round in their games makes all three grow, and any of them may drop.',
      },
      games: ['golden-orchard', 'cossack-treasure', 'polar-lights'],
      pots: [
        {
          name: 'mini',
          title: { uk: 'Mini', ru: 'Mini', en: 'Mini' },
          one_in: 10_000,
          stock: 500,
          seed: 200,
          most: 2_000,
          share_millionths: 2_000,
        },
        {
          name: 'major',
          title: { uk: 'Major', ru: 'Major', en: 'Major' },
          one_in: 200_000,
          stock: 50,
          seed: 2_000,
          most: 20_000,
          share_millionths: 2_000,
        },
        {
          name: 'grand',
          title: { uk: 'Grand', ru: 'Grand', en: 'Grand' },
          one_in: 4_000_000,
          stock: 3,
          seed: 20_000,
          most: 200_000,
          share_millionths: 1_000,
        },
      ],
    },
    now,
  )

/** The next jackpot of a known kind: a document and no code. */
export const demoHorseshoe = (now: Date): CampaignDocument =>
  documentOf(
    {
      slug: 'silver-horseshoe',
      look: 'plain',
      title: { uk: 'Срібна підкова', ru: 'Серебряная подкова', en: 'Silver horseshoe' },
      text: {
        uk: 'Невеликий джекпот, що випадає часто.',
        ru: 'Небольшой джекпот, который выпадает часто.',
        en: 'A small jackpot that drops often.',
      },
      games: ['carpathian-nights', 'polar-lights'],
      pots: [
        {
          name: 'horseshoe',
          title: { uk: 'Срібна підкова', ru: 'Серебряная подкова', en: 'Silver horseshoe' },
          one_in: 5_000,
          stock: 500,
          seed: 100,
          most: 1_000,
          share_millionths: 2_000,
        },
      ],
    },
    now,
  )
