import { defineTexts } from '#kernel/i18n/texts.ts'

/** The sandbox provider's own pages. */
export const sandboxTexts = defineTexts({
  'sandbox.title': { uk: 'Тестова оплата', ru: 'Тестовая оплата', en: 'Test payment' },
  'sandbox.heading': { uk: 'Оплата {amount}', ru: 'Оплата {amount}', en: 'Pay {amount}' },
  'sandbox.order': { uk: 'Замовлення №{order}, {merchant}', ru: 'Заказ №{order}, {merchant}', en: 'Order {order}, {merchant}' },
  'sandbox.honest': {
    uk: 'Це тестова платіжна система. Справжні гроші не списуються, а номер справжньої картки тут не приймається.',
    ru: 'Это тестовая платёжная система. Настоящие деньги не списываются, а номер настоящей карты здесь не принимается.',
    en: 'This is a test payment provider. No real money is charged, and the number of a real card is not accepted here.',
  },
  'sandbox.cards': { uk: 'Виберіть тестову картку', ru: 'Выберите тестовую карту', en: 'Choose a test card' },
  'sandbox.card.success': { uk: 'Оплата пройде одразу', ru: 'Оплата пройдёт сразу', en: 'Succeeds at once' },
  'sandbox.card.decline': { uk: 'Банк відхилить', ru: 'Банк отклонит', en: 'Declined by the bank' },
  'sandbox.card.three-d-secure': {
    uk: 'Банк попросить підтвердження (3-D Secure)',
    ru: 'Банк попросит подтверждение (3-D Secure)',
    en: 'The bank asks for confirmation (3-D Secure)',
  },
  'sandbox.card.delay': {
    uk: 'Оплата пройде за 20 секунд',
    ru: 'Оплата пройдёт через 20 секунд',
    en: 'Succeeds after 20 seconds',
  },
  'sandbox.card.abandon': {
    uk: 'Відповідь не надійде ніколи',
    ru: 'Ответ не придёт никогда',
    en: 'Never answers',
  },
  'sandbox.pay': { uk: 'Сплатити {amount}', ru: 'Оплатить {amount}', en: 'Pay {amount}' },
  'sandbox.cancel': { uk: 'Скасувати й повернутися', ru: 'Отменить и вернуться', en: 'Cancel and go back' },
  'sandbox.card-unknown': {
    uk: 'Приймаються лише тестові картки з цього списку. Виберіть одну з них.',
    ru: 'Принимаются только тестовые карты из этого списка. Выберите одну из них.',
    en: 'Only the test cards of this list are accepted. Choose one of them.',
  },
  'sandbox.challenge.title': { uk: 'Підтвердження в банку', ru: 'Подтверждение в банке', en: 'Confirm with your bank' },
  'sandbox.challenge.text': {
    uk: 'Тестовий банк питає, чи ви справді платите {amount}.',
    ru: 'Тестовый банк спрашивает, действительно ли вы платите {amount}.',
    en: 'The test bank asks whether you really want to pay {amount}.',
  },
  'sandbox.challenge.confirm': { uk: 'Підтвердити', ru: 'Подтвердить', en: 'Confirm' },
  'sandbox.challenge.refuse': { uk: 'Відмовитися', ru: 'Отказаться', en: 'Refuse' },
  'sandbox.closed.title': { uk: 'Цю оплату вже завершено', ru: 'Эта оплата уже завершена', en: 'This payment is already finished' },
  'sandbox.closed.text': {
    uk: 'Тут більше нічого робити. Поверніться на сайт, щоб побачити результат.',
    ru: 'Здесь больше нечего делать. Вернитесь на сайт, чтобы увидеть результат.',
    en: 'There is nothing more to do here. Go back to the site to see the result.',
  },
  'sandbox.unknown.title': { uk: 'Такої оплати немає', ru: 'Такой оплаты нет', en: 'There is no such payment' },
  'sandbox.unknown.text': {
    uk: 'Перевірте адресу або почніть поповнення спочатку.',
    ru: 'Проверьте адрес или начните пополнение сначала.',
    en: 'Check the address or start the deposit again.',
  },
  'sandbox.back': { uk: 'Повернутися на сайт', ru: 'Вернуться на сайт', en: 'Back to the site' },
})
