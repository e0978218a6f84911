import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'duel.wolf': { uk: 'Вовк', ru: 'Волк', en: 'Wolf' },
  'duel.bear': { uk: 'Ведмідь', ru: 'Медведь', en: 'Bear' },
  'duel.tie': { uk: 'Рівні', ru: 'Поровну', en: 'Equal' },
  'duel.same-suit': { uk: 'Одна масть', ru: 'Одна масть', en: 'Same suit' },
  'duel.side': { uk: 'Вовк або ведмідь', ru: 'Волк или медведь', en: 'Wolf or bear' },
  'duel.told-wolf': { uk: 'Переміг вовк', ru: 'Победил волк', en: 'The wolf wins' },
  'duel.told-bear': { uk: 'Переміг ведмідь', ru: 'Победил медведь', en: 'The bear wins' },
  'duel.told-tie': { uk: 'Карти рівні', ru: 'Карты равны', en: 'The cards are equal' },
  'duel.rules.how': {
    uk: 'Вовк і ведмідь отримують по одній карті із шести колод, перетасованих перед кожним раундом. Старша карта перемагає; туз — найменша, король — найбільша. За рівних карт половина ставки на вовка чи ведмедя повертається.',
    ru: 'Волк и медведь получают по одной карте из шести колод, перетасованных перед каждым раундом. Старшая карта побеждает; туз — наименьшая, король — наибольшая. При равных картах половина ставки на волка или медведя возвращается.',
    en: 'The wolf and the bear get one card each from six packs, shuffled before every round. The higher card wins; an ace is the lowest, a king the highest. When the cards are equal, half of a bet on wolf or bear comes back.',
  },
})
