import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the server alone says. */
export const texts = defineTexts({
  'gift-bank-closed': {
    uk: 'Зараз банку подарунків немає. Накопичене лишається за вами.',
    ru: 'Сейчас банка подарков нет. Накопленное остаётся за вами.',
    en: 'There is no gift bank right now. What you have collected stays yours.',
  },
  'gift-bank-not-full': {
    uk: 'Банк ще не повний: бракує поповнень на {left}.',
    ru: 'Банк ещё не полон: не хватает пополнений на {left}.',
    en: 'The bank is not full yet: {left} of deposits to go.',
  },
  'gift-bank-empty': {
    uk: 'Усі подарунки зараз роздано. Ваш банк лишається повним, спробуйте пізніше.',
    ru: 'Все подарки сейчас розданы. Ваш банк остаётся полным, попробуйте позже.',
    en: 'All gifts have been given out for now. Your bank stays full; try again later.',
  },
  'gift-bank-not-now': {
    uk: 'Поки діє ваша пауза в грі, подарунки недоступні. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пока действует ваша пауза в игре, подарки недоступны. Подробности — на странице ответственной игры.',
    en: 'Gifts aren’t available while your break from play lasts. See the responsible play page for details.',
  },
  'gift-code-unknown': {
    uk: 'Такого подарунка немає. Перевірте літери й цифри коду.',
    ru: 'Такого подарка нет. Проверьте буквы и цифры кода.',
    en: 'There is no such gift. Check the letters and digits of the code.',
  },
  'gift-code-used': {
    uk: 'Цей подарунок уже забрали: код діє один раз.',
    ru: 'Этот подарок уже забрали: код действует один раз.',
    en: 'This gift has been taken: a code works once.',
  },
  'gift-code-own': {
    uk: 'Це ваш подарунок: надішліть код другові.',
    ru: 'Это ваш подарок: отправьте код другу.',
    en: 'This gift is from you: send its code to a friend.',
  },
  'gift-code-over': {
    uk: 'Строк цього подарунка минув.',
    ru: 'Срок этого подарка истёк.',
    en: 'This gift has run out of time.',
  },
  'gift-code-currency': {
    uk: 'Цей подарунок для рахунків в іншій валюті.',
    ru: 'Этот подарок для счетов в другой валюте.',
    en: 'This gift is for accounts in another currency.',
  },
  'gift-bank.notice.title': { uk: 'Банк подарунків', ru: 'Банк подарков', en: 'Gift bank' },
  'gift-bank.notice.taken': {
    uk: 'Ваш подарунок, {amount}, тепер у {nickname}. Дякуємо за щедрість!',
    ru: 'Ваш подарок, {amount}, теперь у {nickname}. Спасибо за щедрость!',
    en: '{nickname} has taken your gift of {amount}. Thank you for your generosity!',
  },
})
