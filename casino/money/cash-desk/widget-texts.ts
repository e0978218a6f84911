import { defineTexts } from '#kernel/i18n/texts.ts'

/** The small form of the cash desk, on the home page and over a game. */
export const widgetTexts = defineTexts({
  'cash-widget.heading': { uk: 'Швидке поповнення', ru: 'Быстрое пополнение', en: 'Quick deposit' },
  'cash-widget.loading': { uk: 'Готуємо форму', ru: 'Готовим форму', en: 'Getting the form ready' },
  'cash-widget.amount': { uk: 'Скільки внести', ru: 'Сколько внести', en: 'How much to add' },
  'cash-widget.pay': { uk: 'Внести {amount}', ru: 'Внести {amount}', en: 'Add {amount}' },
  'cash-widget.pay-any': { uk: 'Внести', ru: 'Внести', en: 'Add money' },
  'cash-widget.by-card': { uk: 'Карткою {label}, одним дотиком', ru: 'Картой {label}, одним касанием', en: 'With {label}, one tap' },
  'cash-widget.by-method': { uk: 'Як минулого разу: {method}', ru: 'Как в прошлый раз: {method}', en: 'As last time: {method}' },
  'cash-widget.by-choice': {
    uk: 'Далі виберете спосіб оплати',
    ru: 'Дальше выберете способ оплаты',
    en: 'You choose how to pay next',
  },
  'cash-widget.test': { uk: 'Тестові гроші', ru: 'Тестовые деньги', en: 'Test money' },
  'cash-widget.others': { uk: 'Інші способи', ru: 'Другие способы', en: 'Other ways to pay' },
  'cash-widget.bonus': {
    uk: '{title}: +{percent} %, до {most}, від поповнення на {least}',
    ru: '{title}: +{percent} %, до {most}, от пополнения на {least}',
    en: '{title}: +{percent}%, up to {most}, for a deposit of {least} or more',
  },
  'cash-widget.bonus-terms': {
    uk: 'Умови й поповнення з бонусом',
    ru: 'Условия и пополнение с бонусом',
    en: 'See the terms and deposit with it',
  },
  'cash-widget.guest': {
    uk: 'Поповнення відкриється після реєстрації. Виберіть суму зараз — вона збережеться.',
    ru: 'Пополнение откроется после регистрации. Выберите сумму сейчас — она сохранится.',
    en: 'Deposits open once you’ve registered. Pick an amount now and we’ll keep it.',
  },
  'cash-widget.guest-go': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'cash-widget.paid': {
    uk: 'Оплату надіслано: {amount}',
    ru: 'Оплата отправлена: {amount}',
    en: 'Payment sent: {amount}',
  },
  'cash-widget.completed': { uk: 'Уже на рахунку: {amount}', ru: 'Уже на счёте: {amount}', en: '{amount} is in your account' },
  'cash-widget.failed': {
    uk: 'Не вдалося поповнити на {amount}. Гроші не списано.',
    ru: 'Не удалось пополнить на {amount}. Деньги не списаны.',
    en: 'The deposit of {amount} failed. You haven’t been charged.',
  },
  'cash-widget.details': { uk: 'Подробиці платежу', ru: 'Подробности платежа', en: 'Payment details' },
})
