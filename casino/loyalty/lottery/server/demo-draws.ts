import { demoMoney as money, demoSpins as spins, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { assetsOfDraws, horseshoeAsset, type LevelId, type TicketType } from '../rules.ts'

type Draw = NonNullable<CampaignDocument['draws']>[number]
type Outcome = Draw['spec']['outcomes'][number]

export const tickets = (type: TicketType, count = 1) => ({ kind: 'lottery-ticket', content: { type, count } })

const points = (asset: string, amount: number) => ({ prize: { kind: 'points', content: { asset, amount } } })
const horseshoes = (level: LevelId, amount: number) => points(horseshoeAsset(level), amount)
const wheelSpins = (amount: number) => points('lottery-spins', amount)
const stars = (amount: number) => points('lottery-stars', amount)

const shoe: Text = { uk: 'Підкови', ru: 'Подковы', en: 'Horseshoes' }
const cash: Text = { uk: 'Гроші', ru: 'Деньги', en: 'Money' }
const rare: Text = { uk: 'Рідкісна удача', ru: 'Редкая удача', en: 'A rare stroke of luck' }
const free: Text = { uk: 'Фріспіни', ru: 'Фриспины', en: 'Free spins' }
const turn: Text = { uk: 'Колесо', ru: 'Колесо', en: 'The wheel' }
const star: Text = { uk: 'Зірки', ru: 'Звёзды', en: 'Stars' }
const slip: Text = { uk: 'Білет', ru: 'Билет', en: 'A ticket' }

/** Points cost nobody anything, so that there are more of them than can fall. */
const enough = 100_000

const outcome = (name: string, title: Text, weight: number, stock: number, brings: Partial<Outcome>): Outcome => ({
  name,
  title,
  weight,
  stock,
  ...brings,
})

const draw = (name: string, title: Text, outcomes: Outcome[], nothing_weight: number, amount = 1): Draw => ({
  name,
  title,
  spec: { outcomes, nothing_weight, attempt: { asset: assetsOfDraws.get(name) ?? '', amount } },
})

const regular = draw(
  'regular',
  { uk: 'Звичайний білет', ru: 'Обычный билет', en: 'Regular ticket' },
  [
    outcome('copper', shoe, 350, enough, horseshoes(1, 3)),
    outcome('stars', star, 120, enough, stars(10)),
    outcome('money', cash, 100, 2_000, { money: money(10, 25) }),
    outcome('silver', shoe, 60, enough, horseshoes(2, 1)),
    outcome('wheel', turn, 60, enough, wheelSpins(1)),
    outcome('rare', rare, 10, 200, { money: money(50, 125) }),
  ],
  300,
)

const gold = draw(
  'gold',
  { uk: 'Золотий білет', ru: 'Золотой билет', en: 'Gold ticket' },
  [
    outcome('silver', shoe, 350, enough, horseshoes(2, 3)),
    outcome('money', cash, 120, 1_500, { money: money(25, 60) }),
    outcome('wheel', turn, 110, enough, wheelSpins(1)),
    outcome('copper', shoe, 90, enough, horseshoes(1, 5)),
    outcome('free-spins', free, 60, 400, { by_currency: spins(5) }),
    outcome('gold', shoe, 60, enough, horseshoes(3, 1)),
    outcome('rare', rare, 10, 80, { money: money(200, 500) }),
  ],
  200,
)

const best = draw(
  'super',
  { uk: 'Супербілет', ru: 'Супербилет', en: 'Super ticket' },
  [
    outcome('gold', shoe, 350, enough, horseshoes(3, 3)),
    outcome('wheel', turn, 150, enough, wheelSpins(2)),
    outcome('money', cash, 120, 500, { money: money(100, 250) }),
    outcome('silver', shoe, 90, enough, horseshoes(2, 5)),
    outcome('free-spins', free, 80, 200, { by_currency: spins(10) }),
    outcome('rare', rare, 10, 25, { money: money(1_000, 2_500) }),
  ],
  200,
)

/** Each sector brings something. */
const wheel = draw(
  'wheel',
  { uk: 'Колесо лотереї', ru: 'Колесо лотереи', en: 'The lottery’s wheel' },
  [
    outcome('stars', star, 30, enough, stars(10)),
    outcome('copper', shoe, 20, enough, horseshoes(1, 2)),
    outcome('money', cash, 15, 1_000, { money: money(20, 50) }),
    outcome('silver', shoe, 12, enough, horseshoes(2, 1)),
    outcome('free-spins', free, 10, 500, { by_currency: spins(3) }),
    outcome('more-stars', star, 8, enough, stars(25)),
    outcome('gold', shoe, 4, enough, horseshoes(3, 1)),
    outcome('rare', rare, 1, 40, { money: money(500, 1_250) }),
  ],
  0,
)

const boxes: Draw[] = [
  draw(
    'level-1',
    { uk: 'Мідна скринька', ru: 'Медная шкатулка', en: 'Copper box' },
    [
      outcome('money', cash, 50, 1_500, { money: money(10, 25) }),
      outcome('free-spins', free, 20, 300, { by_currency: spins(3) }),
      outcome('ticket', slip, 28, enough, { prize: tickets('regular') }),
      outcome('rare', rare, 2, 60, { money: money(100, 250) }),
    ],
    0,
    5,
  ),
  draw(
    'level-2',
    { uk: 'Срібна скринька', ru: 'Серебряная шкатулка', en: 'Silver box' },
    [
      outcome('money', cash, 50, 500, { money: money(50, 125) }),
      outcome('free-spins', free, 20, 150, { by_currency: spins(10) }),
      outcome('ticket', slip, 28, enough, { prize: tickets('gold') }),
      outcome('rare', rare, 2, 30, { money: money(500, 1_250) }),
    ],
    0,
    5,
  ),
  draw(
    'level-3',
    { uk: 'Золота скринька', ru: 'Золотая шкатулка', en: 'Gold box' },
    [
      outcome('money', cash, 50, 150, { money: money(200, 500) }),
      outcome('free-spins', free, 20, 60, { by_currency: spins(30) }),
      outcome('ticket', slip, 28, enough, { prize: tickets('super') }),
      outcome('rare', rare, 2, 10, { money: money(2_000, 5_000) }),
    ],
    0,
    5,
  ),
]

export const demoDraws: Draw[] = [regular, gold, best, wheel, ...boxes]
