import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'promo-code-unknown': {
    uk: 'Такого промокоду немає. Перевірте літери й цифри.',
    ru: 'Такого промокода нет. Проверьте буквы и цифры.',
    en: 'There is no such promo code. Check its letters and digits.',
  },
  'promo-code-over': {
    uk: 'Строк цього промокоду минув.',
    ru: 'Срок этого промокода истёк.',
    en: 'This promo code has run out of time.',
  },
  'promo-code-used': {
    uk: 'Ви вже використали цей промокод.',
    ru: 'Вы уже использовали этот промокод.',
    en: 'You have used this promo code already.',
  },
  'promo-code-used-up': {
    uk: 'Цей промокод уже використали стільки разів, скільки можна.',
    ru: 'Этот промокод уже использовали столько раз, сколько можно.',
    en: 'This promo code has been used as many times as it can be.',
  },
  'promo-code-currency': {
    uk: 'Цей промокод для рахунків в іншій валюті.',
    ru: 'Этот промокод для счетов в другой валюте.',
    en: 'This promo code is for accounts in another currency.',
  },
  'promo-code-not-yours': {
    uk: 'Цей промокод призначений іншим гравцям.',
    ru: 'Этот промокод предназначен другим игрокам.',
    en: 'This promo code is meant for other players.',
  },
  'promo-code-not-now': {
    uk: 'Поки діє ваша пауза в грі, промокоди не приймаються. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пока действует ваша пауза в игре, промокоды не принимаются. Подробности — на странице ответственной игры.',
    en: 'Promo codes aren’t accepted while your break from play lasts. See the responsible play page for details.',
  },
  'promo-codes.heading': { uk: 'Промокод', ru: 'Промокод', en: 'Promo code' },
  'promo-codes.text': {
    uk: 'Введіть код, щоб побачити, який бонус він дає та на яких умовах.',
    ru: 'Введите код, чтобы увидеть, какой бонус он даёт и на каких условиях.',
    en: 'Enter a code to see which bonus it gives and on what terms.',
  },
  'promo-codes.label': { uk: 'Код', ru: 'Код', en: 'Code' },
  'promo-codes.missing': { uk: 'Введіть код.', ru: 'Введите код.', en: 'Enter a code.' },
  'promo-codes.check': { uk: 'Перевірити', ru: 'Проверить', en: 'Check it' },
  'promo-codes.apply': { uk: 'Отримати бонус', ru: 'Получить бонус', en: 'Get the bonus' },
  'promo-codes.other': { uk: 'Інший код', ru: 'Другой код', en: 'Another code' },
  'promo-codes.done': {
    uk: 'Код прийнято: бонус чекає на вас',
    ru: 'Код принят: бонус ждёт вас',
    en: 'Code accepted: the bonus is waiting for you',
  },
})
