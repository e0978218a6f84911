import { defineTexts } from '#kernel/i18n/texts.ts'

export const currencyTexts = defineTexts({
  'profile.currency.heading': { uk: 'Валюта рахунку', ru: 'Валюта счёта', en: 'Account currency' },
  'profile.currency.why': {
    uk: 'Гроші ми не конвертуємо, тому змінити валюту можна, коли рахунок порожній: без грошей, бонусів, фріспінів і незавершених поповнень. Ваші ліміти перейдуть у нову валюту за приблизним курсом і не стануть вищими. Обрана валюта залишається на 30 днів.',
    ru: 'Деньги мы не конвертируем, поэтому сменить валюту можно, когда счёт пуст: без денег, бонусов, фриспинов и незавершённых пополнений. Ваши лимиты перейдут в новую валюту по примерному курсу и не станут выше. Выбранная валюта остаётся на 30 дней.',
    en: 'We don’t convert money, so you can only change currency while your account is empty: no money, bonuses, free spins or pending deposits. Your limits are carried over at roughly the same value, never higher. After a change, the currency is fixed for 30 days.',
  },
  'profile.currency.now': { uk: 'Зараз: {currency}.', ru: 'Сейчас: {currency}.', en: 'Now: {currency}.' },
  'profile.currency.stays': {
    uk: 'Іншу валюту можна буде обрати з {till}.',
    ru: 'Другую валюту можно будет выбрать с {till}.',
    en: 'You can change it again from {till}.',
  },
  'profile.currency.field': { uk: 'Валюта', ru: 'Валюта', en: 'Currency' },
  'profile.currency.change': { uk: 'Змінити валюту', ru: 'Сменить валюту', en: 'Change currency' },
  'profile.currency.changed': { uk: 'Валюту змінено.', ru: 'Валюта изменена.', en: 'Your currency has been changed.' },
})
