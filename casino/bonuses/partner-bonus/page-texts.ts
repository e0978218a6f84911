import { defineTexts } from '#kernel/i18n/texts.ts'

export const pageTexts = defineTexts({
  'partner-bonus.title': { uk: 'Бонус від партнера', ru: 'Бонус от партнёра', en: 'A bonus from our partner' },
  'partner-bonus.get': { uk: 'Отримати бонус', ru: 'Получить бонус', en: 'Get the bonus' },
  'partner-bonus.register': { uk: 'Зареєструватися й отримати', ru: 'Зарегистрироваться и получить', en: 'Sign up and get it' },
  'partner-bonus.none': {
    uk: 'Зараз для вас тут нічого немає. Усі доступні бонуси — на сторінці бонусів.',
    ru: 'Сейчас для вас здесь ничего нет. Все доступные бонусы — на странице бонусов.',
    en: 'There is nothing here for you right now. All available bonuses are on the bonuses page.',
  },
  'partner-bonus.to-bonuses': { uk: 'До бонусів', ru: 'К бонусам', en: 'Go to bonuses' },
})
