import { defineTexts } from '#kernel/i18n/texts.ts'
import type { termsTexts } from './terms-texts.ts'

export const texts = defineTexts({
  'bonus-unknown': {
    uk: 'Такого бонусу у вас немає. Оновіть сторінку.',
    ru: 'Такого бонуса у вас нет. Обновите страницу.',
    en: 'You have no such bonus. Reload the page.',
  },
  'bonus-ended': {
    uk: 'Цей бонус уже закінчився, взяти його не можна.',
    ru: 'Этот бонус уже закончился, взять его нельзя.',
    en: 'This bonus has ended and can’t be taken.',
  },
  'bonuses-not-now': {
    uk: 'Поки діє ваша пауза в грі, бонуси взяти не можна. Подробиці — на сторінці відповідальної гри.',
    ru: 'Пока действует ваша пауза в игре, бонусы взять нельзя. Подробности — на странице ответственной игры.',
    en: 'Bonuses can’t be taken while your break from play lasts. See the responsible play page for details.',
  },
  'bonus-none-left': {
    uk: 'Усі бонуси цієї пропозиції вже роздано.',
    ru: 'Все бонусы этого предложения уже розданы.',
    en: 'All bonuses of this offer have been given out.',
  },
  'bonus-another-active': {
    uk: 'Інший бонус іще грає. Відіграйте його або відмовтеся від нього, тоді цей можна почати.',
    ru: 'Другой бонус ещё играет. Отыграйте его или откажитесь от него, тогда этот можно начать.',
    en: 'Another bonus is still being played. Finish it or give it up, and this one can begin.',
  },
  'bonus-round-open': {
    uk: 'Гроші цього бонусу стоять у раунді, який ще триває. Завершіть раунд, тоді від бонусу можна відмовитися.',
    ru: 'Деньги этого бонуса стоят в раунде, который ещё идёт. Завершите раунд, тогда от бонуса можно отказаться.',
    en: 'Money of this bonus is at stake in a round that is still open. Finish the round, and the bonus can be given up.',
  },
  'bonus-other-currency': {
    uk: 'Цей бонус у валюті {currency}, а ваш рахунок зараз в іншій. Щоб узяти його, поверніть {currency} у профілі.',
    ru: 'Этот бонус в валюте {currency}, а ваш счёт сейчас в другой. Чтобы взять его, верните {currency} в профиле.',
    en: 'This bonus is in {currency}, and your account is in another currency now. To take it, switch back to {currency} in your profile.',
  },
  max_balance_for_activation: {
    uk: 'Цей бонус можна взяти, коли на балансі не більше {most} своїх грошей.',
    ru: 'Этот бонус можно взять, когда на балансе не больше {most} своих денег.',
    en: 'This bonus can be taken while your own cash is no more than {most}.',
  },
  days_since_last_deposit: {
    uk: 'Цей бонус для тих, хто поповнював рахунок за останні {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}.',
    ru: 'Этот бонус для тех, кто пополнял счёт за последние {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
    en: 'This bonus is for players who made a deposit in the last {days, plural, one {# day} other {# days}}.',
  },
  'bonuses.notice.title': { uk: '{title}', ru: '{title}', en: '{title}' },
  'bonuses.notice.gift': {
    uk: 'Для вас є бонус. Умови та строк — на сторінці бонусів.',
    ru: 'Для вас есть бонус. Условия и срок — на странице бонусов.',
    en: 'There is a bonus for you. Its terms and time are on the bonuses page.',
  },
  'bonuses.notice.expired': {
    uk: 'Строк бонусу минув. Ваші власні гроші на місці.',
    ru: 'Срок бонуса истёк. Ваши собственные деньги на месте.',
    en: 'The bonus has run out of time. Your own cash is untouched.',
  },
  'bonuses.notice.rejected': {
    uk: 'Бонус скасовано: поповнення, з яким він прийшов, повернули, або бонуси вам зараз не видаються.',
    ru: 'Бонус отменён: пополнение, с которым он пришёл, вернули, или бонусы вам сейчас не выдаются.',
    en: 'The bonus was withdrawn: its deposit was given back, or you can’t be given bonuses now.',
  },
  'bonuses.notice.complete': {
    uk: 'Відіграш виконано: {amount} тепер ваші гроші.',
    ru: 'Отыгрыш выполнен: {amount} теперь ваши деньги.',
    en: 'Wagering met: {amount} is now your cash.',
  },
  'bonuses.prize.say': { uk: 'бонус {amount}', ru: 'бонус {amount}', en: 'a bonus of {amount}' },
  'bonuses.prize.tell': {
    uk: 'Бонус {amount} чекає на вас серед призів.',
    ru: 'Бонус {amount} ждёт вас среди призов.',
    en: 'A bonus of {amount} is waiting among your prizes.',
  },
})

/** Keys of the texts that say terms. */
export type TextKey = keyof typeof termsTexts & string
