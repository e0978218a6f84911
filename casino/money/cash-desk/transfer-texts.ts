import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the page of a payment says of transfers: where they go, how far they are, and what came of them. */
export const transferTexts = defineTexts({
  'cash-desk.transfer.waiting': { uk: 'Чекаємо на ваш переказ', ru: 'Ждём ваш перевод', en: 'Waiting for your transfer' },
  'cash-desk.transfer.waiting-text': {
    uk: 'Чекаємо до {until}. Пізніший переказ теж зарахуємо, і рівно стільки, скільки надійде.',
    ru: 'Ждём до {until}. Более поздний перевод тоже зачислим, и ровно столько, сколько придёт.',
    en: 'We wait until {until}. A later transfer is credited too, and exactly as much as arrives.',
  },
  'cash-desk.transfer.seen': {
    uk: 'Мережа підтверджує переказ',
    ru: 'Сеть подтверждает перевод',
    en: 'The network is confirming your transfer',
  },
  'cash-desk.transfer.seen-text': {
    uk: 'Гроші з’являться на рахунку після {needed, plural, one {# підтвердження} other {# підтверджень}}. Сторінку можна закрити.',
    ru: 'Деньги появятся на счёте после {needed, plural, one {# подтверждения} other {# подтверждений}}. Страницу можно закрыть.',
    en: 'The money reaches your account after {needed, plural, one {# confirmation} other {# confirmations}}. You can close this page.',
  },
  'cash-desk.transfer.under-way': { uk: 'Переказ у дорозі', ru: 'Перевод в пути', en: 'Your transfer is on its way' },
  'cash-desk.transfer.seen-other': {
    uk: 'У мережі видно {seen} із замовлених {ordered}. Зарахуємо те, що надійде.',
    ru: 'В сети видно {seen} из заказанных {ordered}. Зачислим то, что придёт.',
    en: 'The network shows {seen} of the {ordered} you ordered. What arrives is credited.',
  },
  'cash-desk.transfer.reorganised': { uk: 'Мережа відкликала блок', ru: 'Сеть отозвала блок', en: 'The network took a block back' },
  'cash-desk.transfer.late': {
    uk: 'Переказ надійшов пізніше, ніж ми чекали. Його зараховано повністю.',
    ru: 'Перевод пришёл позже, чем мы ждали. Он зачислен полностью.',
    en: 'The transfer came later than we waited for it. All of it is in your account.',
  },
  'cash-desk.transfer.less': {
    uk: 'Ви замовляли {ordered}, а надійшло менше. Зараховано все, що надійшло.',
    ru: 'Вы заказывали {ordered}, а пришло меньше. Зачислено всё, что пришло.',
    en: 'You ordered {ordered} and less arrived. All that arrived is in your account.',
  },
  'cash-desk.transfer.more': {
    uk: 'Ви замовляли {ordered}, а надійшло більше. Зараховано все, що надійшло.',
    ru: 'Вы заказывали {ordered}, а пришло больше. Зачислено всё, что пришло.',
    en: 'You ordered {ordered} and more arrived. All of it is in your account.',
  },
  'cash-desk.transfer.expired-text': {
    uk: 'Переказу ми не побачили. Якщо ви його надіслали, гроші з’являться на рахунку, щойно він надійде: платити знову не треба.',
    ru: 'Перевода мы не увидели. Если вы его отправили, деньги появятся на счёте, как только он придёт: платить снова не нужно.',
    en: 'We saw no transfer. If you sent one, it’s credited as soon as it arrives: don’t pay again.',
  },
  'cash-desk.transfer.where': { uk: 'Куди переказати', ru: 'Куда перевести', en: 'Where to send it' },
  'cash-desk.transfer.address': { uk: 'Адреса', ru: 'Адрес', en: 'Address' },
  'cash-desk.transfer.network': { uk: 'Мережа', ru: 'Сеть', en: 'Network' },
  'cash-desk.transfer.iban': { uk: 'IBAN', ru: 'IBAN', en: 'IBAN' },
  'cash-desk.transfer.payee': { uk: 'Отримувач', ru: 'Получатель', en: 'Payee' },
  'cash-desk.transfer.reference': { uk: 'Призначення платежу', ru: 'Назначение платежа', en: 'Reference' },
  'cash-desk.transfer.reference-hint': {
    uk: 'За ним ми впізнаємо ваш переказ.',
    ru: 'По нему мы узнаем ваш перевод.',
    en: 'We recognise your transfer by it.',
  },
  'cash-desk.transfer.picture': { uk: 'QR-код адреси', ru: 'QR-код адреса', en: 'QR code of the address' },
  'cash-desk.transfer.confirmations': { uk: 'Підтвердження', ru: 'Подтверждения', en: 'Confirmations' },
  'cash-desk.transfer.confirmed': { uk: '{count} із {needed}', ru: '{count} из {needed}', en: '{count} of {needed}' },
  'cash-desk.transfer.unseen': {
    uk: 'переказу ще не видно, потрібно {needed}',
    ru: 'перевода ещё не видно, нужно {needed}',
    en: 'not seen yet, {needed} needed',
  },
  'cash-desk.transfer.test': {
    uk: 'Адреса тестова: справжніх грошей на неї не надсилайте. Переказ обирають на сторінці платіжної системи.',
    ru: 'Адрес тестовый: настоящих денег на него не отправляйте. Перевод выбирают на странице платёжной системы.',
    en: 'This is a test address: send no real money. The transfer is chosen on the provider’s page.',
  },
  'cash-desk.transfer.test-account': {
    uk: 'Рахунок тестовий: справжніх грошей на нього не надсилайте. Переказ обирають на сторінці платіжної системи.',
    ru: 'Счёт тестовый: настоящих денег на него не отправляйте. Перевод выбирают на странице платёжной системы.',
    en: 'This is a test account: send no real money. The transfer is chosen on the provider’s page.',
  },
  'cash-desk.transfer.page': { uk: 'На сторінку платіжної системи', ru: 'На страницу платёжной системы', en: 'To the provider’s page' },
  'cash-desk.transfer.copy': { uk: 'Скопіювати: {name}', ru: 'Скопировать: {name}', en: 'Copy: {name}' },
  'cash-desk.transfer.copied': { uk: 'Скопійовано', ru: 'Скопировано', en: 'Copied' },
  'cash-desk.transfer.not-copied': {
    uk: 'Браузер не дав скопіювати. Виділіть і скопіюйте вручну.',
    ru: 'Браузер не дал скопировать. Выделите и скопируйте вручную.',
    en: 'The browser didn’t allow copying. Select it and copy by hand.',
  },
})
