import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-event-unknown': {
    uk: 'Такої події немає. Поверніться до спорту й виберіть іншу.',
    ru: 'Такого события нет. Вернитесь к спорту и выберите другое.',
    en: 'There’s no such event. Go back to sport and choose another.',
  },
  'sport-tournament-unknown': {
    uk: 'Такого турніру немає. Поверніться до спорту й виберіть інший.',
    ru: 'Такого турнира нет. Вернитесь к спорту и выберите другой.',
    en: 'There’s no such competition. Go back to sport and choose another.',
  },
})
