import { defineTexts } from '#kernel/i18n/texts.ts'

/** The rules of this table alone. */
export const texts = defineTexts({
  'american.how': {
    uk: 'На колесі 38 комірок: 0, 00 та 1–36. Усі випадають однаково часто. Кладіть фішки на число, на лінію між числами, на перетин ліній або на поля збоку. Щоб ставити точніше, натисніть і, не відпускаючи, ведіть пальцем: поле підсвітиться, фішка ляже там, де відпустите.',
    ru: 'На колесе 38 ячеек: 0, 00 и 1–36. Все выпадают одинаково часто. Кладите фишки на число, на линию между числами, на пересечение линий или на поля сбоку. Чтобы ставить точнее, нажмите и, не отпуская, ведите пальцем: поле подсветится, фишка ляжет там, где отпустите.',
    en: 'The wheel has 38 pockets: 0, 00 and 1 to 36, all equally likely. Put chips on a number, on a line between numbers, where lines cross, or on the fields beside. To aim better, press and slide: the place lights up, and the chip goes where you let go.',
  },
  'american.worse': {
    uk: 'Скажемо чесно: друге зеро коштує вам грошей. Виплати ті самі, що в європейській рулетці, а комірок на одну більше, тому перевага казино майже вдвічі більша: 5,26 % замість 2,70 %. У французькій на колір, парність і половину — 1,35 %.',
    ru: 'Скажем честно: второе зеро стоит вам денег. Выплаты те же, что в европейской рулетке, а ячеек на одну больше, поэтому преимущество казино почти вдвое больше: 5,26 % вместо 2,70 %. Во французской на цвет, чётность и половину — 1,35 %.',
    en: 'To be honest: the second zero costs you money. It pays what European roulette pays with one pocket more, so the house edge is nearly twice as large: 5.26% instead of 2.70%. At the French table, colour, odd or even and halves have 1.35%.',
  },
  'american.five': {
    uk: '«Перша п’ятірка» (0, 00, 1, 2, 3) — найгірша ставка столу: вона повертає в середньому лише 92,11 %.',
    ru: '«Первая пятёрка» (0, 00, 1, 2, 3) — худшая ставка стола: она возвращает в среднем лишь 92,11 %.',
    en: 'The first five (0, 00, 1, 2, 3) are the worst bet of the table: they return only 92.11% on average.',
  },
  'american.zeros': {
    uk: 'Якщо випадає 0 або 00, ставки без цього числа програють: колір, парність, половини, дюжини й колонки теж.',
    ru: 'Если выпадает 0 или 00, ставки без этого числа проигрывают: цвет, чётность, половины, дюжины и колонки тоже.',
    en: 'When 0 or 00 comes up, bets without that number lose: colours, odd and even, halves, dozens and columns too.',
  },
})
