import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'pysanky.basket': { uk: 'Кошик', ru: 'Корзина', en: 'Basket' },
  'pysanky.calm': { uk: 'Спокійний', ru: 'Спокойная', en: 'Calm' },
  'pysanky.bold': { uk: 'Сміливий', ru: 'Смелая', en: 'Bold' },
  'pysanky.sun': { uk: 'Сонце', ru: 'Солнце', en: 'Sun' },
  'pysanky.tree': { uk: 'Дерево життя', ru: 'Дерево жизни', en: 'Tree of life' },
  'pysanky.deer': { uk: 'Олень', ru: 'Олень', en: 'Deer' },
  'pysanky.star': { uk: 'Зірка', ru: 'Звезда', en: 'Star' },
  'pysanky.fish': { uk: 'Риба', ru: 'Рыба', en: 'Fish' },
  'pysanky.wheat': { uk: 'Колос', ru: 'Колос', en: 'Wheat' },
  'pysanky.wave': { uk: 'Хвиля', ru: 'Волна', en: 'Wave' },
  'pysanky.dots': { uk: 'Крапки', ru: 'Точки', en: 'Dots' },
  'pysanky.pattern': { uk: 'Візерунок', ru: 'Узор', en: 'Pattern' },
  'pysanky.alike': { uk: '{count} однакові', ru: '{count} одинаковых', en: '{count} alike' },
  'pysanky.more': { uk: '5 і більше', ru: '5 и больше', en: '5 or more' },
  'pysanky.told': { uk: '{pattern} ×{count}', ru: '{pattern} ×{count}', en: '{pattern} ×{count}' },
  'pysanky.apart': { uk: 'Трьох однакових немає', ru: 'Трёх одинаковых нет', en: 'No three alike' },
  'pysanky.rules.how': {
    uk: 'Під воском шість писанок. Три або більше з однаковим візерунком платять; якщо таких візерунків два, виплати додаються. Візерунок кожної визначено окремим чесним числом, нічого не підставлено.',
    ru: 'Под воском шесть писанок. Три или больше с одинаковым узором платят; если таких узоров два, выплаты складываются. Узор каждой определён отдельным честным числом, ничего не подставлено.',
    en: 'Six painted eggs lie under wax. Three or more of one pattern pay; where two patterns do, their pays add up. A fair number of its own decides each egg, and nothing is arranged.',
  },
  'pysanky.rules.shares': {
    uk: 'Що рідкісніший візерунок, то більше він платить: крапки в одному з 4,5 яєць, сонце в одному з 36.',
    ru: 'Чем реже узор, тем больше он платит: точки в одном из 4,5 яиц, солнце в одном из 36.',
    en: 'The rarer a pattern, the more it pays: dots are on one egg in 4.5, the sun on one in 36.',
  },
})
