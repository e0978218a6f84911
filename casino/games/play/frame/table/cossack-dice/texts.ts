import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'dice.small': { uk: 'Мале', ru: 'Малое', en: 'Small' },
  'dice.big': { uk: 'Велике', ru: 'Большое', en: 'Big' },
  'dice.odd': { uk: 'Непарне', ru: 'Нечётное', en: 'Odd' },
  'dice.even': { uk: 'Парне', ru: 'Чётное', en: 'Even' },
  'dice.any-triple': { uk: 'Будь-яка трійка', ru: 'Любая тройка', en: 'Any triple' },
  'dice.triple': { uk: 'Три по {face}', ru: 'Три по {face}', en: 'Three of {face}' },
  'dice.double': { uk: 'Два по {face}', ru: 'Две по {face}', en: 'Two of {face}' },
  'dice.single': { uk: 'Число {face}', ru: 'Число {face}', en: 'Number {face}' },
  'dice.total': { uk: 'Сума {total}', ru: 'Сумма {total}', en: 'Total {total}' },
  'dice.type.even-money': { uk: 'Мале, велике, парне, непарне', ru: 'Малое, большое, чётное, нечётное', en: 'Small, big, odd, even' },
  'dice.type.triple': { uk: 'Три однакові названі', ru: 'Три одинаковые названные', en: 'A named triple' },
  'dice.type.double': { uk: 'Два однакові названі', ru: 'Две одинаковые названные', en: 'A named double' },
  'dice.type.single': {
    uk: 'Число: на одній, двох чи трьох',
    ru: 'Число: на одной, двух или трёх',
    en: 'A number: on one, two or three dice',
  },
  'dice.type.total': { uk: 'Сума {low} або {high}', ru: 'Сумма {low} или {high}', en: 'Total {low} or {high}' },
  'dice.told': { uk: '{dice}: сума {total}', ru: '{dice}: сумма {total}', en: '{dice}: total {total}' },
  'dice.rules.how': {
    uk: 'Три кості падають на барабан. Ставки: сума, число на будь-якій кості, пара й трійка. Мале — від 4 до 10, велике — від 11 до 17; мале, велике, парне й непарне програють, коли всі три кості однакові.',
    ru: 'Три кости падают на барабан. Ставки: сумма, число на любой кости, пара и тройка. Малое — от 4 до 10, большое — от 11 до 17; малое, большое, чётное и нечётное проигрывают, когда все три кости одинаковы.',
    en: 'Three dice fall on a drum. Bet on their total, on a number on any die, on a double or a triple. Small is 4 to 10, big is 11 to 17; small, big, odd and even lose when all three dice are alike.',
  },
  'dice.rules.single': {
    uk: 'Число платить 1 до 1 за одну кість, 2 до 1 за дві та 12 до 1 за три.',
    ru: 'Число платит 1 к 1 за одну кость, 2 к 1 за две и 12 к 1 за три.',
    en: 'A number pays 1 to 1 for one die, 2 to 1 for two and 12 to 1 for three.',
  },
})
