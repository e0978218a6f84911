import type { Currency } from '#kernel/money/currency.ts'
import type { RaceTemplate } from './race-template.ts'
import type { SeriesRow } from './series-store.ts'

/** A prize of so many hryvnias, and what stands for it in the other currencies: named, not converted, so no rate moves it. */
const amounts = (hryvnias: number, dollars: number): Record<Currency, number> => ({
  UAH: hryvnias * 100,
  USD: dollars * 100,
  EUR: dollars * 100,
  USDT: dollars * 1_000_000,
})

const template: RaceTemplate = {
  title: { uk: 'Степовий вітер', ru: 'Степной ветер', en: 'Steppe wind' },
  games: ['golden-orchard', 'carpathian-nights', 'cossack-treasure'],
  stakes: {
    UAH: { min_minor: 400, max_minor: 10_000 },
    USD: { min_minor: 20, max_minor: 400 },
    EUR: { min_minor: 20, max_minor: 400 },
    USDT: { min_minor: 200_000, max_minor: 4_000_000 },
  },
  prizes: [
    { from: 1, to: 1, amounts: amounts(2_000, 50) },
    { from: 2, to: 2, amounts: amounts(1_200, 30) },
    { from: 3, to: 3, amounts: amounts(800, 20) },
    { from: 4, to: 5, amounts: amounts(400, 10) },
    { from: 6, to: 10, amounts: amounts(200, 5) },
  ],
  attempts: 3,
  rounds_per_attempt: 20,
}

/** A race every two hours, so that there is one whenever somebody comes. */
export const demoSeries: SeriesRow = { name: 'steppe-wind', length_s: 2 * 3_600, template }
