import { defineTexts } from '#kernel/i18n/texts.ts'

export const currencyTexts = defineTexts({
  'profile.currency.heading': { uk: 'Валюта гри', ru: 'Валюта игры', en: 'Currency you play in' },
  'profile.currency.why': {
    uk: 'У цій валюті ви граєте, поповнюєте рахунок і замовляєте виплати. Гроші в інших валютах нікуди не зникають: кожна має свій гаманець. Ваші ліміти перейдуть у нову валюту за приблизним курсом і не стануть вищими.',
    ru: 'В этой валюте вы играете, пополняете счёт и заказываете выплаты. Деньги в других валютах никуда не исчезают: у каждой свой кошелёк. Ваши лимиты перейдут в новую валюту по примерному курсу и не станут выше.',
    en: 'You play, deposit and withdraw in this currency. Money in other currencies stays where it is: each has its own wallet. Your limits are carried over at roughly the same value, never higher.',
  },
  'profile.currency.field': { uk: 'Валюта', ru: 'Валюта', en: 'Currency' },
  'profile.currency.change': { uk: 'Змінити валюту', ru: 'Сменить валюту', en: 'Change currency' },
  'profile.currency.changed': { uk: 'Валюту змінено.', ru: 'Валюта изменена.', en: 'Your currency has been changed.' },
})
