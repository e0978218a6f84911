import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the server alone says. */
export const texts = defineTexts({
  'birthday-not-now': {
    uk: 'Зараз бонусу до дня народження немає. Він з’являється за три дні до свята і чекає до третього дня після нього, раз на рік.',
    ru: 'Сейчас бонуса ко дню рождения нет. Он появляется за три дня до праздника и ждёт до третьего дня после него, раз в год.',
    en: 'There is no birthday bonus now. It comes three days before your birthday and waits until the third day after it, once a year.',
  },
})
