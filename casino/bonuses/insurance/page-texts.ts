import { defineTexts } from '#kernel/i18n/texts.ts'

export const pageTexts = defineTexts({
  'insurance.title': { uk: 'Бонус за застрахований день', ru: 'Бонус за застрахованный день', en: 'Your insured day' },
  'insurance.text': {
    uk: '{percent} % того, що ви програли за день, чекає бонусними грошима: {amount}. Брати не обов’язково.',
    ru: '{percent} % того, что вы проиграли за день, ждёт бонусными деньгами: {amount}. Брать не обязательно.',
    en: '{percent}% of what you lost in a day is waiting as bonus money: {amount}. You need not take it.',
  },
  'insurance.take': { uk: 'Узяти бонус', ru: 'Взять бонус', en: 'Take the bonus' },
  'insurance.leave': { uk: 'Не зараз', ru: 'Не сейчас', en: 'Not now' },
  'insurance.taken': { uk: 'Бонус ваш', ru: 'Бонус ваш', en: 'The bonus is yours' },
  'insurance.none': {
    uk: 'Зараз нічого не чекає. Бонус з’являється, коли день завершено й пораховано.',
    ru: 'Сейчас ничего не ждёт. Бонус появляется, когда день закончен и посчитан.',
    en: 'Nothing is waiting now. A bonus appears once a day has ended and been counted.',
  },
  'insurance.close': { uk: 'Зрозуміло', ru: 'Понятно', en: 'Got it' },
  'insurance.limits': { uk: 'Ліміти й паузи в грі', ru: 'Лимиты и паузы в игре', en: 'Limits and breaks' },
})
