import { defineTexts } from '#kernel/i18n/texts.ts'

/** What a field of a day says. */
export const texts = defineTexts({
  'day.written': { uk: 'дд.мм.рррр', ru: 'дд.мм.гггг', en: 'dd.mm.yyyy' },
  'day.calendar': { uk: 'Календар: {label}', ru: 'Календарь: {label}', en: 'Calendar: {label}' },
})
