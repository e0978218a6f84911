import { defineTexts } from '#kernel/i18n/texts.ts'

/** What is refused. */
export const texts = defineTexts({
  'insurance-closed': {
    uk: 'Страхування дня тут зараз немає.',
    ru: 'Страхования дня здесь сейчас нет.',
    en: 'Days are not insured here right now.',
  },
  'insurance-none': {
    uk: 'За минулі дні бонусу немає: він з’являється, коли день завершено й пораховано.',
    ru: 'За прошлые дни бонуса нет: он появляется, когда день закончен и посчитан.',
    en: 'There is no bonus for past days: it appears once a day has ended and been counted.',
  },
})
