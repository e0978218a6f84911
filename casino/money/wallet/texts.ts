import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the ledger may have to say. Codes of refusals are keys. */
export const texts = defineTexts({
  'insufficient-funds': {
    uk: 'На балансі недостатньо коштів. Поповніть рахунок або зменште суму.',
    ru: 'На балансе недостаточно средств. Пополните счёт или уменьшите сумму.',
    en: 'You don’t have enough money. Make a deposit or choose a smaller amount.',
  },
  'reference-used': {
    uk: 'Цей раунд уже зіграно. Спробуйте ще раз.',
    ru: 'Этот раунд уже сыгран. Попробуйте ещё раз.',
    en: 'This round has already been played. Try again.',
  },
  'stakes-blocked': {
    uk: 'Ставки для вашого акаунта зараз закриті. Подробиці — на сторінці відповідальної гри.',
    ru: 'Ставки для вашего аккаунта сейчас закрыты. Подробности — на странице ответственной игры.',
    en: 'You can’t place bets right now. See the responsible play page for details.',
  },
  'stake-other-currency': {
    uk: 'Ви тепер граєте в іншій валюті. Відкрийте гру ще раз, щоб грати в ній.',
    ru: 'Теперь вы играете в другой валюте. Откройте игру заново, чтобы играть в ней.',
    en: 'You now play in another currency. Open the game again to play in it.',
  },
  'limit-reached': {
    uk: '{kind, select, stake {Ви досягли свого ліміту ставок.} loss {З цією ставкою можна програти більше за ваш ліміт.} session {Ваш час гри вичерпано.} other {Ви досягли свого ліміту гри.}} Ліміти — на сторінці відповідальної гри.',
    ru: '{kind, select, stake {Вы достигли своего лимита ставок.} loss {С этой ставкой можно проиграть больше вашего лимита.} session {Ваше время игры исчерпано.} other {Вы достигли своего лимита игры.}} Лимиты — на странице ответственной игры.',
    en: '{kind, select, stake {You’ve reached your stake limit.} loss {This bet could take you over your loss limit.} session {You’ve reached your time limit.} other {You’ve reached your play limit.}} See your limits on the responsible play page.',
  },
  'too-soon': {
    uk: 'Між раундами має минути кілька секунд: так вимагає ліцензія. Спробуйте ще раз за мить.',
    ru: 'Между раундами должно пройти несколько секунд: так требует лицензия. Попробуйте ещё раз через мгновение.',
    en: 'Our licence requires a few seconds between rounds. Try again in a moment.',
  },
  'bonus-stake-too-high': {
    uk: 'За умовами бонусу ставка з бонусними грошима — не більше {most}. Зменште ставку або грайте на власні гроші.',
    ru: 'По условиям бонуса ставка с бонусными деньгами — не больше {most}. Уменьшите ставку или играйте на собственные деньги.',
    en: 'Under the bonus terms, you can bet up to {most} when bonus money is used. Lower your bet or play with your own money.',
  },
  'grant-unknown': {
    uk: 'Такого бонусу немає. Оновіть сторінку.',
    ru: 'Такого бонуса нет. Обновите страницу.',
    en: 'There is no such bonus. Refresh the page.',
  },
  'grant-ended': {
    uk: 'Цей бонус уже завершено. Оновіть сторінку.',
    ru: 'Этот бонус уже завершён. Обновите страницу.',
    en: 'This bonus has already ended. Refresh the page.',
  },
  'grant-not-wagered': {
    uk: 'Цей бонус ще не відіграно.',
    ru: 'Этот бонус ещё не отыгран.',
    en: 'The wagering for this bonus isn’t finished yet.',
  },
  'another-grant-active': {
    uk: 'У вас уже є активний бонус. Завершіть або скасуйте його, щоб почати цей.',
    ru: 'У вас уже есть активный бонус. Завершите или отмените его, чтобы начать этот.',
    en: 'You already have an active bonus. Finish or cancel it to start this one.',
  },
  'currency-in-use': {
    uk: 'У поточній валюті ще є бонус, фріспіни, фрибет або гроші в сейфі. Завершіть чи скасуйте їх, а гроші із сейфа заберіть: тоді валюту можна буде змінити.',
    ru: 'В текущей валюте ещё есть бонус, фриспины, фрибет или деньги в сейфе. Завершите или отмените их, а деньги из сейфа заберите: тогда валюту можно будет сменить.',
    en: 'You still have a bonus, free spins, a free bet or money in your money box in this currency. Finish or cancel them and empty the box, then you can switch.',
  },
  'erasure-money-left': {
    uk: 'На рахунку ще є гроші, а гроші ми не стираємо. Акаунт можна видалити, коли рахунок порожній.{support, select, none {} other { Напишіть на {support}, і ми допоможемо.}}',
    ru: 'На счёте ещё есть деньги, а деньги мы не стираем. Аккаунт можно удалить, когда счёт пуст.{support, select, none {} other { Напишите на {support}, и мы поможем.}}',
    en: 'There’s still money in your account, and we never delete money. You can delete the account once it’s empty.{support, select, none {} other { Write to {support} and we’ll help.}}',
  },
  'payouts-frozen': {
    uk: 'Виплати тимчасово призупинено, поки ми перевіряємо рахунки. Ваші гроші в безпеці, спробуйте пізніше.',
    ru: 'Выплаты временно приостановлены, пока мы проверяем счета. Ваши деньги в безопасности, попробуйте позже.',
    en: 'Payouts are paused while we check the accounts. Your money is safe, please try again later.',
  },
  'hold-unknown': {
    uk: 'Таку суму не відкладено або її вже списано чи повернено. Оновіть сторінку.',
    ru: 'Такая сумма не отложена, либо её уже списали или вернули. Обновите страницу.',
    en: 'This amount is not on hold, or it has already been taken or returned. Refresh the page.',
  },
  'free-spins-unknown': {
    uk: 'Таких фріспінів у вас немає. Оновіть сторінку.',
    ru: 'Таких фриспинов у вас нет. Обновите страницу.',
    en: 'You don’t have these free spins. Refresh the page.',
  },
  'free-spins-ended': {
    uk: 'Ці фріспіни вже закінчилися. Нічого не списано: грайте далі на гроші або оберіть іншу гру.',
    ru: 'Эти фриспины уже закончились. Ничего не списано: играйте дальше на деньги или выберите другую игру.',
    en: 'These free spins are over. Nothing was taken: play on for money or choose another game.',
  },
  'free-spins-other-game': {
    uk: 'Ці фріспіни для іншої гри. Відкрийте її на сторінці бонусів.',
    ru: 'Эти фриспины для другой игры. Откройте её на странице бонусов.',
    en: 'These free spins are for another game. Open it from the bonuses page.',
  },
  'free-spins-other-stake': {
    uk: 'Ставка фріспіна — {stake}. Поверніть її, щоб грати фріспіни.',
    ru: 'Ставка фриспина — {stake}. Верните её, чтобы играть фриспины.',
    en: 'A free spin is played at {stake}. Set that stake to use your free spins.',
  },
  'transaction-unknown': {
    uk: 'Такої операції немає або її вже скасовано. Перевірте номер.',
    ru: 'Такой операции нет, либо её уже отменили. Проверьте номер.',
    en: 'There is no such transaction, or it has already been reversed. Check its number.',
  },
})
