import { defineTexts } from '#kernel/i18n/texts.ts'

/** The rules of this table alone. */
export const texts = defineTexts({
  'french.how': {
    uk: 'Колесо те саме, що в європейській рулетці: 37 комірок, 0–36, усі однаково ймовірні. На сукні французькі написи: Passe — 19–36, Manque — 1–18, Pair — парне, Impair — непарне, 12 P, 12 M і 12 D — перша, друга й третя дюжини.',
    ru: 'Колесо то же, что в европейской рулетке: 37 ячеек, 0–36, все одинаково вероятны. На сукне французские надписи: Passe — 19–36, Manque — 1–18, Pair — чётное, Impair — нечётное, 12 P, 12 M и 12 D — первая, вторая и третья дюжины.',
    en: 'The wheel is the European one: 37 pockets, 0 to 36, all equally likely. The cloth speaks French: Passe is 19 to 36, Manque 1 to 18, Pair even, Impair odd, and 12 P, 12 M and 12 D are the first, second and third dozens.',
  },
  'french.partage': {
    uk: 'La partage: коли випадає зеро, ставки на колір, парність і половину (Passe, Manque) повертають половину. Тому вони дають у середньому 98,65 % — більше, ніж будь-яка ставка на інших наших колесах. Решта ставок без зеро програють.',
    ru: 'La partage: когда выпадает зеро, ставки на цвет, чётность и половину (Passe, Manque) возвращают половину. Поэтому они дают в среднем 98,65 % — больше, чем любая ставка на других наших колёсах. Остальные ставки без зеро проигрывают.',
    en: 'La partage: when zero comes up, bets on colour, odd or even and halves (Passe, Manque) return half. So they give 98.65% on average, more than any bet at our other wheels. All other bets without zero lose.',
  },
  'french.chips': {
    uk: 'Щоб половина завжди була цілою, ставка на кожне місце — парна кількість найменших монет. Усі фішки столу такі.',
    ru: 'Чтобы половина всегда была целой, ставка на каждое место — чётное число самых мелких монет. Все фишки стола такие.',
    en: 'So that half is always whole, the bet on each place is an even number of the smallest coins. All chips of the table are.',
  },
  'french.volatility': {
    uk: 'Волатильність: середня для ставок на одне й два числа, низька для решти. Найбільша виплата — 36 ставок на число.',
    ru: 'Волатильность: средняя для ставок на одно и два числа, низкая для остальных. Наибольшая выплата — 36 ставок на число.',
    en: 'Volatility: medium for one and two numbers, low for the other bets. The biggest return is 36 times a bet on a number.',
  },
})
