import { defineTexts } from '#kernel/i18n/texts.ts'

/** The rules of this table alone. */
export const texts = defineTexts({
  'european.how': {
    uk: 'На колесі 37 комірок: 0–36. Усі випадають однаково часто. Кладіть фішки на число, на лінію між числами, на перетин ліній або на поля збоку. Щоб ставити точніше, натисніть і, не відпускаючи, ведіть пальцем: поле підсвітиться, фішка ляже там, де відпустите.',
    ru: 'На колесе 37 ячеек: 0–36. Все выпадают одинаково часто. Кладите фишки на число, на линию между числами, на пересечение линий или на поля сбоку. Чтобы ставить точнее, нажмите и, не отпуская, ведите пальцем: поле подсветится, фишка ляжет там, где отпустите.',
    en: 'The wheel has 37 pockets, 0 to 36, all equally likely. Put chips on a number, on a line between numbers, where lines cross, or on the fields beside. To aim better, press and slide: the place lights up, and the chip goes where you let go.',
  },
  'european.zero': {
    uk: 'Якщо випадає зеро, ставки без зеро програють — так само як решта ставок без числа, що випало.',
    ru: 'Если выпадает зеро, ставки без зеро проигрывают — так же, как остальные ставки без выпавшего числа.',
    en: 'When zero comes up, bets without zero lose, like any bet without the number.',
  },
  'european.volatility': {
    uk: 'Волатильність: середня для ставок на одне й два числа, низька для решти. Найбільша виплата — 36 ставок на число.',
    ru: 'Волатильность: средняя для ставок на одно и два числа, низкая для остальных. Наибольшая выплата — 36 ставок на число.',
    en: 'Volatility: medium for one and two numbers, low for the other bets. The biggest return is 36 times a bet on a number.',
  },
})
