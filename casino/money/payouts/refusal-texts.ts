import { defineTexts } from '#kernel/i18n/texts.ts'

/** What keeps a payout from being made, and what to do. */
export const refusalTexts = defineTexts({
  'payouts-closed': {
    uk: 'Виплати зараз недоступні. Ваші гроші в безпеці, спробуйте пізніше.',
    ru: 'Выплаты сейчас недоступны. Ваши деньги в безопасности, попробуйте позже.',
    en: 'Withdrawals are not available right now. Your money is safe, please try again later.',
  },
  'payout-method-unknown': {
    uk: 'Цей спосіб виплати зараз недоступний. Виберіть інший.',
    ru: 'Этот способ выплаты сейчас недоступен. Выберите другой.',
    en: 'This way of withdrawing is not available right now. Choose another one.',
  },
  'payout-below-minimum': {
    uk: 'Найменша виплата — {bound}. Менше можна вивести лише весь залишок або рівно стільки, скільки має повернутися на картку.',
    ru: 'Наименьшая выплата — {bound}. Меньше можно вывести только весь остаток или ровно столько, сколько должно вернуться на карту.',
    en: 'The smallest withdrawal is {bound}. Less can only be the whole balance, or exactly what is to go back to a card.',
  },
  'payout-above-maximum': {
    uk: 'За один раз можна вивести щонайбільше {bound}. Поділіть суму на кілька виплат.',
    ru: 'За один раз можно вывести не больше {bound}. Разделите сумму на несколько выплат.',
    en: 'You can withdraw up to {bound} at a time. Split the amount into several withdrawals.',
  },
  'payout-needs-more': {
    uk: 'Для виплати від вас ще дещо потрібно: список на сторінці виплат. Завершіть це, і виплата піде.',
    ru: 'Для выплаты от вас ещё кое-что нужно: список на странице выплат. Завершите это, и выплата пойдёт.',
    en: 'A withdrawal still needs something from you: the withdrawals page lists it. Finish that first.',
  },
  'payout-goes-back-first': {
    uk: 'Гроші спершу повертаються туди, звідки прийшли: {amount} — на {label}. Виберіть цей спосіб.',
    ru: 'Деньги сначала возвращаются туда, откуда пришли: {amount} — на {label}. Выберите этот способ.',
    en: 'Money goes back where it came from first: {amount} to {label}. Choose that way.',
  },
  'payout-iban-wrong': {
    uk: 'У цьому IBAN помилка. Перевірте кожну цифру.',
    ru: 'В этом IBAN ошибка. Проверьте каждую цифру.',
    en: 'There is a mistake in this IBAN. Check every digit.',
  },
  'payout-instrument-unknown': {
    uk: 'Виберіть картку, з якої ви поповнювали рахунок.',
    ru: 'Выберите карту, с которой вы пополняли счёт.',
    en: 'Choose a card that you have deposited with.',
  },
  'payout-unknown': {
    uk: 'Такої виплати у вашому акаунті немає. Перевірте список виплат.',
    ru: 'Такой выплаты в вашем аккаунте нет. Проверьте список выплат.',
    en: 'There is no such withdrawal in your account. Check the list.',
  },
  'payout-not-cancellable': {
    uk: 'Цю виплату вже не скасувати: вона пішла або завершилася.',
    ru: 'Эту выплату уже не отменить: она ушла или завершилась.',
    en: 'This withdrawal can’t be cancelled any more: it has left or is over.',
  },
})
