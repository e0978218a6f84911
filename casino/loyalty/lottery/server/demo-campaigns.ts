import {
  demoDates,
  demoMoney as money,
  demoSpins as spins,
  demoStakes,
  type CampaignDocument,
} from '#casino/campaigns/campaigns/server/api.ts'
import type { TicketType } from '../rules.ts'
import { demoDraws, tickets } from './demo-draws.ts'
import { kind } from './lotteries.ts'

const day_ms = 86_400_000

/** Many more than can be given in the lottery's time: stars cost nobody anything. */
const enough = 200_000

const stars = (amount: number) => ({ stock: enough, prize: { kind: 'points', content: { asset: 'lottery-stars', amount } } })

/** Bounded by the day: whoever plays more gets no more. Nothing comes for merely being here, for whoever does not care would be told of it daily. */
const starsTrack: NonNullable<CampaignDocument['tracks']>[number] = {
  name: 'stars',
  title: { uk: 'Зірки дня', ru: 'Звёзды дня', en: 'Stars of the day' },
  spec: {
    steps: [
      {
        name: 'rounds',
        title: { uk: 'Двадцять раундів', ru: 'Двадцать раундов', en: 'Twenty rounds' },
        goal: {
          kind: 'rounds',
          count: 20,
          rounds: {
            games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure'],
            stakes: demoStakes,
          },
        },
        reward: stars(15),
      },
      {
        name: 'deposit',
        title: { uk: 'Поповнити рахунок', ru: 'Пополнить счёт', en: 'Make a deposit' },
        goal: { kind: 'deposits', count: 1, least: money(100, 250) },
        reward: stars(15),
      },
    ],
    order: 'free',
    repeat: 'daily',
    claim: 'by-itself',
  },
}

const gift = (type: TicketType) => ({ prize: tickets(type) })

/** Four weeks of scratch tickets. */
export const demoLottery = (now: Date): CampaignDocument => ({
  slug: 'lucky-horseshoe',
  kind,
  title: { uk: 'Щаслива підкова', ru: 'Счастливая подкова', en: 'Lucky horseshoe' },
  repeat_title: { uk: 'Щаслива підкова № {number}', ru: 'Счастливая подкова № {number}', en: 'Lucky horseshoe no. {number}' },
  text: {
    uk: 'Скретч-білети за зірки. Грошей білет не коштує, а що в ньому може бути й з яким шансом — написано під кожним.',
    ru: 'Скретч-билеты за звёзды. Денег билет не стоит, а что в нём может быть и с каким шансом — написано под каждым.',
    en: 'Scratch tickets for stars. A ticket costs no money, and what may be in it, and how likely, stands under each.',
  },
  ...demoDates(now, 28 * day_ms),
  brands: [],
  jurisdictions: [],
  budget: money(550_000, 1_400_000),
  boards: [],
  tracks: [starsTrack],
  draws: demoDraws,
  settings: {
    cost_tickets: { super: 50, gold: 25, regular: 10 },
    levels: [
      {
        id: 1,
        prizes: [
          { id: 11, cost: 8, stock: 2_000, ...gift('regular') },
          { id: 12, cost: 10, stock: 300, by_currency: spins(3) },
          { id: 13, cost: 12, stock: 500, money: money(20, 50) },
        ],
      },
      {
        id: 2,
        prizes: [
          { id: 21, cost: 8, stock: 1_000, ...gift('gold') },
          { id: 22, cost: 12, stock: 150, by_currency: spins(10) },
          { id: 23, cost: 15, stock: 200, money: money(100, 250) },
        ],
      },
      {
        id: 3,
        prizes: [
          { id: 31, cost: 8, stock: 500, ...gift('super') },
          { id: 32, cost: 12, stock: 60, by_currency: spins(30) },
          { id: 33, cost: 20, stock: 60, money: money(500, 1_250) },
        ],
      },
    ],
    promo: { type: 'regular', stock: 5_000 },
  },
})
