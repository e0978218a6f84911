import { defineTexts } from '#kernel/i18n/texts.ts'

/** What is refused. */
export const texts = defineTexts({
  'daily-bonus-closed': {
    uk: 'Щоденного бонусу зараз немає. Інші бонуси — на сторінці бонусів.',
    ru: 'Ежедневного бонуса сейчас нет. Другие бонусы — на странице бонусов.',
    en: 'There is no daily bonus right now. Other bonuses are on the bonuses page.',
  },
  'daily-bonus-taken': {
    uk: 'Сьогоднішній бонус ви вже взяли. Наступний можна взяти завтра або пізніше.',
    ru: 'Сегодняшний бонус вы уже взяли. Следующий можно взять завтра или позже.',
    en: 'You have taken today’s bonus. The next one can be taken tomorrow or later.',
  },
  'daily-bonus-not-now': {
    uk: 'Поки діє ваша пауза в грі, бонуси не видаються. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пока действует ваша пауза в игре, бонусы не выдаются. Подробности — на странице ответственной игры.',
    en: 'No bonuses are given while your break from play lasts. See the responsible play page for details.',
  },
  'daily-bonus-empty': {
    uk: 'Усі щоденні бонуси на зараз роздано. Ваш крок нікуди не подінеться: спробуйте пізніше.',
    ru: 'Все ежедневные бонусы на сейчас розданы. Ваш шаг никуда не денется: попробуйте позже.',
    en: 'All daily bonuses have been given out for now. Your step stays where it is: try again later.',
  },
})
