import { defineTexts } from '#kernel/i18n/texts.ts'

/** What is refused. */
export const texts = defineTexts({
  'risk-bonus-closed': {
    uk: 'Страховки першого поповнення для вас зараз немає. Інші бонуси — на сторінці бонусів.',
    ru: 'Страховки первого пополнения для вас сейчас нет. Другие бонусы — на странице бонусов.',
    en: 'First deposit cover is not available to you right now. Other bonuses are on the bonuses page.',
  },
  'risk-bonus-deposited': {
    uk: 'Ви вже поповнювали рахунок, а страховка — лише для першого поповнення. Інші бонуси — на сторінці бонусів.',
    ru: 'Вы уже пополняли счёт, а страховка — только для первого пополнения. Другие бонусы — на странице бонусов.',
    en: 'You have already made a deposit, and the cover is for a first deposit only. Other bonuses are on the bonuses page.',
  },
  'risk-bonus-not-now': {
    uk: 'Поки діє ваша пауза в грі, бонуси не видаються. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пока действует ваша пауза в игре, бонусы не выдаются. Подробности — на странице ответственной игры.',
    en: 'No bonuses are given while your break from play lasts. See the responsible play page for details.',
  },
  'risk-bonus-empty': {
    uk: 'Бюджет цієї пропозиції вичерпано. Інші бонуси — на сторінці бонусів.',
    ru: 'Бюджет этого предложения исчерпан. Другие бонусы — на странице бонусов.',
    en: 'The budget of this offer has run out. Other bonuses are on the bonuses page.',
  },
})
