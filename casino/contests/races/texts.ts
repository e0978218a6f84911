import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'race-unknown': {
    uk: 'Такої гонки немає. Поверніться до списку гонок.',
    ru: 'Такой гонки нет. Вернитесь к списку гонок.',
    en: 'There is no such race. Go back to the races.',
  },
  'race-closed': {
    uk: 'Ця гонка вже завершилася. Беріть участь у наступній.',
    ru: 'Эта гонка уже завершилась. Участвуйте в следующей.',
    en: 'This race is over. Take part in the next one.',
  },
  'races.prize-for-place': {
    uk: 'Гонка № {race}: {place} місце',
    ru: 'Гонка № {race}: {place} место',
    en: 'Race {race}: place {place}',
  },
})
