import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the server says: refusals, the notice, what the prize is for. */
export const serverTexts = defineTexts({
  'cashback-none': {
    uk: 'Зараз немає кешбеку, який можна забрати.',
    ru: 'Сейчас нет кешбэка, который можно забрать.',
    en: 'There is no cashback to take at the moment.',
  },
  'cashback-unknown': {
    uk: 'Такого кешбеку немає або його строк минув. Оновіть сторінку.',
    ru: 'Такого кешбэка нет или его срок истёк. Обновите страницу.',
    en: 'There is no such cashback, or its time has run out. Reload the page.',
  },
  'cashback-paid': {
    uk: 'Цей кешбек уже на вашому балансі.',
    ru: 'Этот кешбэк уже на вашем балансе.',
    en: 'This cashback is on your balance already.',
  },
  'cashback-closed': {
    uk: 'Поки гру для вас закрито, кешбек забрати не можна.',
    ru: 'Пока игра для вас закрыта, забрать кешбэк нельзя.',
    en: 'Cashback can’t be taken while play is closed for you.',
  },
  'cashback-other-currency': {
    uk: 'Цей кешбек у {currency}. Поверніть цю валюту в профілі, щоб його забрати.',
    ru: 'Этот кешбэк в {currency}. Верните эту валюту в профиле, чтобы его забрать.',
    en: 'This cashback is in {currency}. Change back to that currency in your profile to take it.',
  },
  'cashback.prize': { uk: 'Кешбек', ru: 'Кешбэк', en: 'Cashback' },
  'cashback.notice.title': { uk: 'Ваш кешбек пораховано', ru: 'Ваш кешбэк посчитан', en: 'Your cashback is counted' },
  'cashback.notice.body': {
    uk: '{amount} чекає на сторінці кешбеку. Забрати можна протягом 30 днів.',
    ru: '{amount} ждёт на странице кешбэка. Забрать можно в течение 30 дней.',
    en: '{amount} waits on the cashback page. You can take it within 30 days.',
  },
})
