import { defineTexts } from '#kernel/i18n/texts.ts'

/** What is refused. */
export const texts = defineTexts({
  'partner-bonus-none': {
    uk: 'Зараз партнерського бонусу немає. Інші бонуси — на сторінці бонусів.',
    ru: 'Сейчас партнёрского бонуса нет. Другие бонусы — на странице бонусов.',
    en: 'There is no partner bonus right now. Other bonuses are on the bonuses page.',
  },
  'partner-bonus-taken': {
    uk: 'Ви вже отримали цей бонус: шукайте його на сторінці бонусів.',
    ru: 'Вы уже получили этот бонус: ищите его на странице бонусов.',
    en: 'You have had this bonus already: look for it on the bonuses page.',
  },
  'partner-bonus-not-now': {
    uk: 'Поки діє ваша пауза в грі, бонуси не видаються. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пока действует ваша пауза в игре, бонусы не выдаются. Подробности — на странице ответственной игры.',
    en: 'No bonuses are given while your break from play lasts. See the responsible play page for details.',
  },
})
