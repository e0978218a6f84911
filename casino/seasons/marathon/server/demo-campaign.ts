import { demoMoney, demoSpins, demoStakes, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import type { House } from '#kernel/house.ts'
import { final_step, most_deposit } from '../rules.ts'
import { kind } from './marathon.ts'

type Step = NonNullable<CampaignDocument['tracks']>[number]['spec']['steps'][number]
type Task = Pick<Step, 'title' | 'goal'>
type Named = readonly [uk: string, ru: string, en: string]

const day_ms = 86_400_000
const days = 7
const games = ['golden-orchard', 'carpathian-nights', 'cossack-treasure'] as const

const named = ([uk, ru, en]: Named): Step['title'] => ({ uk, ru, en })
const roundsIn = (title: Named, count: number, ...slugs: string[]): Task => ({
  title: named(title),
  goal: { kind: 'rounds', rounds: { games: slugs, stakes: demoStakes }, count },
})

const orchard = roundsIn(['Раунди в «Золотому саду»', 'Раунды в «Золотом саду»', 'Rounds in Golden Orchard'], 5, games[0])
const nights = roundsIn(['Раунди в «Карпатських ночах»', 'Раунды в «Карпатских ночах»', 'Rounds in Carpathian Nights'], 5, games[1])
const any = roundsIn(['Раунди в іграх марафону', 'Раунды в играх марафона', 'Rounds in the marathon’s games'], 12, ...games)
const win: Task = {
  title: named(['Гарний виграш', 'Хороший выигрыш', 'A good win']),
  goal: { kind: 'multiples', rounds: { games: [...games], stakes: demoStakes }, count: 1, from_hundredths: 300 },
}
const bet: Task = {
  title: named(['Ставка на спорт', 'Ставка на спорт', 'A bet on sport']),
  goal: {
    kind: 'bets',
    stakes: {
      UAH: { min_minor: 2_000, max_minor: 1_000_000 },
      USD: { min_minor: 50, max_minor: 25_000 },
      EUR: { min_minor: 50, max_minor: 25_000 },
      USDT: { min_minor: 500_000, max_minor: 250_000_000 },
    },
    least_odds_thousandths: 1_300,
    count: 1,
  },
}
const deposit: Task = {
  title: named(['Поповнення', 'Пополнение', 'A deposit']),
  goal: { kind: 'deposits', count: 1, least: most_deposit },
}

interface DayPlan {
  readonly tasks: readonly Task[]
  /** So many of them make the day: where one is a bet or a deposit, rounds alone are enough. */
  readonly needed: number
  readonly reward: NonNullable<Step['reward']>
}

const plansOf = ({ jurisdiction }: Pick<House, 'jurisdiction'>): DayPlan[] => [
  { tasks: [orchard, nights], needed: 2, reward: { stock: 300, by_currency: demoSpins(3) } },
  // Some licences allow no promotion for both games and bets.
  { tasks: [any, jurisdiction.rewards_across_products ? bet : win], needed: 1, reward: { stock: 500, money: demoMoney(10, 25) } },
  { tasks: [any, deposit], needed: 1, reward: { stock: 500, money: demoMoney(10, 25) } },
]

/** Days of Kyiv's calendar from a moment on. The first one is half a day at least: late in the evening it lasts until the next one ends. */
const calendarFrom = (begin: Date): { readonly starts_at: string; readonly ends_at: string }[] => {
  const late = kyivDay(begin, 0).until.getTime() - begin.getTime() < day_ms / 2 ? 1 : 0
  return Array.from({ length: days }, (_, index) => {
    const { from, until } = kyivDay(begin, index + late)
    return { starts_at: (index === 0 ? begin : from).toISOString(), ends_at: until.toISOString() }
  })
}

const stepsOf = (plans: readonly DayPlan[], begin: Date): Step[] =>
  calendarFrom(begin).flatMap((window, index): Step[] => {
    const plan = plans[index % plans.length] as DayPlan
    const day = index + 1
    const tasks = plan.tasks.map((task, nth) => ({ name: `day-${day}-task-${nth + 1}`, ...task, ...window }))
    const goal = { kind: 'steps' as const, of: tasks.map(({ name }) => name), count: plan.needed }
    const title = named([`День ${day}`, `День ${day}`, `Day ${day}`])
    return [...tasks, { name: `day-${day}`, title, ...window, goal, reward: plan.reward }]
  })

/** A week of small tasks; two days more to take what it brought. */
export const demoMarathon = (now: Date, house: Pick<House, 'jurisdiction' | 'brand'>): CampaignDocument => {
  const begin = new Date(Math.ceil(now.getTime() / 1_000) * 1_000 + 2_000)
  const steps = stepsOf(plansOf(house), begin)
  const last = steps.at(-1)?.ends_at ?? ''
  const bonus = (currency: 'UAH' | 'USD' | 'EUR' | 'USDT') => ({
    kind: 'bonus',
    content: { currency, terms: `gift-${house.brand.name}`, amount_minor: demoMoney(100, 250)[currency] },
  })
  const final: Step = {
    name: final_step,
    title: named(['Фінальний приз', 'Финальный приз', 'Final prize']),
    goal: { kind: 'steps', of: Array.from({ length: days }, (_, index) => `day-${index + 1}`), count: days },
    reward: { stock: 200, by_currency: { UAH: bonus('UAH'), USD: bonus('USD'), EUR: bonus('EUR'), USDT: bonus('USDT') } },
    claim: 'by-itself',
  }
  return {
    slug: 'week-marathon',
    kind,
    title: { uk: 'Тижневий марафон', ru: 'Недельный марафон', en: 'Week marathon' },
    repeat_title: { uk: 'Тижневий марафон № {number}', ru: 'Недельный марафон № {number}', en: 'Week marathon no. {number}' },
    text: {
      uk: 'Сім днів, на кожен кілька невеликих завдань і свій приз. Хто пройде всі, отримає ще й фінальний.',
      ru: 'Семь дней, на каждый несколько небольших заданий и свой приз. Кто пройдёт все, получит ещё и финальный.',
      en: 'Seven days, each with a few small tasks and a prize of its own. Do them all, and there’s a final one too.',
    },
    starts_at: begin.toISOString(),
    ends_at: new Date(Date.parse(last) + 2 * day_ms).toISOString(),
    brands: [],
    jurisdictions: [],
    budget: demoMoney(70_000, 160_000),
    boards: [],
    tracks: [{ name: 'main', spec: { steps: [...steps, final], order: 'free', repeat: 'once', claim: 'by-hand', entry: 'subscribe' } }],
    settings: {},
  }
}
