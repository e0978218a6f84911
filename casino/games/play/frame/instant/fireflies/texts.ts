import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'fireflies.meadow': { uk: 'Ваші світлячки, від 1 до 8', ru: 'Ваши светлячки, от 1 до 8', en: 'Your fireflies, from 1 to 8' },
  'fireflies.number': { uk: 'Світлячок {number}', ru: 'Светлячок {number}', en: 'Firefly {number}' },
  'fireflies.pick': { uk: 'Обрати навмання', ru: 'Выбрать наугад', en: 'Pick for me' },
  'fireflies.fewer': { uk: 'Менше', ru: 'Меньше', en: 'Fewer' },
  'fireflies.more': { uk: 'Більше', ru: 'Больше', en: 'More' },
  'fireflies.chosen': { uk: 'Обрано: {count}', ru: 'Выбрано: {count}', en: 'Chosen: {count}' },
  'fireflies.choice': { uk: 'Обрано {count}', ru: 'Выбрано {count}', en: '{count} chosen' },
  'fireflies.hits': { uk: 'Засвітилося: {count}', ru: 'Засветилось: {count}', en: 'Lit: {count}' },
  'fireflies.told': {
    uk: 'З ваших засвітилося {hits} з {count}',
    ru: 'Из ваших засветилось {hits} из {count}',
    en: '{hits} of your {count} lit up',
  },
  'fireflies.rules.how': {
    uk: 'На лузі 40 світлячків. Оберіть від 1 до 8 своїх; потім засвічуються 10 випадкових, усі добірки рівноймовірні. Раунд платить за те, скільки ваших засвітилося.',
    ru: 'На лугу 40 светлячков. Выберите от 1 до 8 своих; потом засвечиваются 10 случайных, все наборы равновероятны. Раунд платит за то, сколько ваших засветилось.',
    en: 'There are 40 fireflies on the meadow. Choose from 1 to 8 of them; then 10 light up at random, every selection equally likely. The round pays by how many of yours are among them.',
  },
})
