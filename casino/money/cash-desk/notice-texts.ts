import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the notification centre says, and a provider's own page. */
export const noticeTexts = defineTexts({
  'cash-desk.stripe.product': { uk: 'Поповнення рахунку, {brand}', ru: 'Пополнение счёта, {brand}', en: 'Deposit, {brand}' },
  'notifications.dispute-opened.title': {
    uk: 'Банк питає про ваше поповнення',
    ru: 'Банк спрашивает о вашем пополнении',
    en: 'Your bank is asking about a deposit',
  },
  'notifications.dispute-opened': {
    uk: 'Поповнення {amount} оскаржено. Поки банк вирішує, виплати переглядає людина.',
    ru: 'Пополнение {amount} оспорено. Пока банк решает, выплаты проверяет человек.',
    en: 'A deposit of {amount} is disputed. While the bank decides, a person looks at withdrawals.',
  },
  'notifications.dispute-lost.title': {
    uk: 'Банк повернув ваше поповнення',
    ru: 'Банк вернул ваше пополнение',
    en: 'Your bank took a deposit back',
  },
  'notifications.dispute-lost': {
    uk: '{amount} повернуто платникові. Якщо цього на балансі вже не було, решта — ваш борг, а гру закрито, доки його не погашено.',
    ru: '{amount} возвращено плательщику. Если этого на балансе уже не было, остаток — ваш долг, а игра закрыта, пока он не погашен.',
    en: '{amount} went back to the payer. If it was no longer in your balance, you owe the rest and play is closed until it’s paid.',
  },
  'notifications.dispute-won.title': {
    uk: 'Оскарження поповнення закрито',
    ru: 'Оспаривание пополнения закрыто',
    en: 'The dispute is closed',
  },
  'notifications.dispute-won': {
    uk: 'Поповнення {amount} лишається вашим.',
    ru: 'Пополнение {amount} остаётся вашим.',
    en: 'The deposit of {amount} stays yours.',
  },
  'notifications.deposit-refunded.title': { uk: 'Поповнення повернуто', ru: 'Пополнение возвращено', en: 'Your deposit was refunded' },
  'notifications.deposit-refunded': {
    uk: '{amount} списано з балансу й повертається туди, звідки прийшло.',
    ru: '{amount} списано с баланса и возвращается туда, откуда пришло.',
    en: '{amount} has left your balance and goes back to where it came from.',
  },
  'notifications.refund-failed.title': {
    uk: 'Кошти не вдалося повернути',
    ru: 'Деньги не удалось вернуть',
    en: 'The refund did not go through',
  },
  'notifications.refund-failed': {
    uk: '{amount} не дійшли туди, звідки прийшло поповнення. Вони знову на вашому балансі.',
    ru: '{amount} не дошли туда, откуда пришло пополнение. Они снова на вашем балансе.',
    en: '{amount} did not reach where the deposit came from. It is on your balance again.',
  },
  'notifications.deposit.title': { uk: 'Рахунок поповнено', ru: 'Счёт пополнен', en: 'Deposit received' },
  'notifications.deposit': {
    uk: '{amount} зараховано на баланс.',
    ru: '{amount} зачислено на баланс.',
    en: '{amount} is in your account.',
  },
  'notifications.deposit-failed.title': { uk: 'Поповнення не пройшло', ru: 'Пополнение не прошло', en: 'Your deposit didn’t go through' },
  'notifications.deposit-reorganised.title': {
    uk: 'Мережа відкликала блок із вашим переказом',
    ru: 'Сеть отозвала блок с вашим переводом',
    en: 'The network took back the block with your transfer',
  },
  'notifications.deposit-reorganised': {
    uk: 'Платити знову не треба: {amount} зарахуємо, щойно мережа підтвердить переказ знову.',
    ru: 'Платить снова не нужно: {amount} зачислим, как только сеть подтвердит перевод снова.',
    en: 'Don’t pay again: {amount} is credited once the network confirms the transfer again.',
  },
  'notifications.deposit-failed': {
    uk: '{amount} не зараховано. Спробуйте ще раз або оберіть інший спосіб.',
    ru: '{amount} не зачислено. Попробуйте ещё раз или выберите другой способ.',
    en: '{amount} was not credited. Try again or choose another method.',
  },
})
