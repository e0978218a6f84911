import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'pots.count': { uk: 'Горщиків', ru: 'Горшков', en: 'Pots' },
  'pots.pot': { uk: 'Ваш горщик', ru: 'Ваш горшок', en: 'Your pot' },
  'pots.choice': { uk: 'Горщик {pot} з {count}', ru: 'Горшок {pot} из {count}', en: 'Pot {pot} of {count}' },
  'pots.told': { uk: 'Кіт був під горщиком {pot}', ru: 'Кот был под горшком {pot}', en: 'The kitten was under pot {pot}' },
  'pots.rules.how': {
    uk: 'Кошеня сховалося під одним із горщиків, під кожним однаково часто. Вгадайте, під яким. Горщики міняються місцями лише для краси: де кошеня, вирішує одне чесне число.',
    ru: 'Котёнок спрятался под одним из горшков, под каждым одинаково часто. Угадайте, под каким. Горшки меняются местами лишь для красоты: где котёнок, решает одно честное число.',
    en: 'A kitten hides under one of the pots, under each equally often. Guess which. The shuffling is for the eye alone: one fair number decides where the kitten is.',
  },
})
