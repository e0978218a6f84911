import { defineTexts } from '#kernel/i18n/texts.ts'

/** Refusals of the door. Those of the ledger are said by the wallet. */
export const texts = defineTexts({
  'provider-signature': {
    uk: 'Підпис не збігається. Перевірте назву, адресу, час, одноразове слово, тіло й ключ.',
    ru: 'Подпись не совпадает. Проверьте имя, адрес, время, одноразовое слово, тело и ключ.',
    en: 'The signature does not match. Check the name, the path, the time, the nonce, the body and the key.',
  },
  'provider-nonce-used': {
    uk: 'Це одноразове слово вже надходило. Підпишіть виклик із новим.',
    ru: 'Это одноразовое слово уже приходило. Подпишите вызов с новым.',
    en: 'This nonce has come before. Sign the call with a new one.',
  },
  'provider-token-unknown': {
    uk: 'Токен невідомий, прострочений або вже обміняний. Гру треба відкрити знову.',
    ru: 'Токен неизвестен, просрочен или уже обменян. Игру нужно открыть заново.',
    en: 'The token is unknown, too old or exchanged already. The game has to be opened again.',
  },
  'provider-session-ended': {
    uk: 'Сеанс гри завершено. Відкрийте гру знову.',
    ru: 'Сеанс игры завершён. Откройте игру заново.',
    en: 'The session of this game is over. Open the game again.',
  },
  'provider-off': {
    uk: 'Ігри цієї студії зараз вимкнено. Нове з неї не приймаємо, вигране виплачуємо.',
    ru: 'Игры этой студии сейчас выключены. Новые ставки не принимаем, выигранное выплачиваем.',
    en: 'The games of this studio are switched off for now. No new stakes are taken; what was won is paid.',
  },
  'provider-silent': {
    uk: 'Студія гри не відповідає. Нічого не поставлено; спробуйте за кілька хвилин.',
    ru: 'Студия игры не отвечает. Ничего не поставлено; попробуйте через несколько минут.',
    en: 'The studio of this game does not answer. Nothing was staked; try again in a few minutes.',
  },
  'provider-game-closed': {
    uk: 'Гру закрито. {message}',
    ru: 'Игра закрыта. {message}',
    en: 'The game is closed. {message}',
  },
  'provider-currency': {
    uk: 'Гравець грає в {currency}. В іншій валюті суми не приймаємо.',
    ru: 'Игрок играет в {currency}. Суммы в другой валюте не принимаем.',
    en: 'The player plays in {currency}. Amounts in another currency are not taken.',
  },
  'provider-transaction-reused': {
    uk: 'Транзакція з цим номером уже була, з іншим змістом.',
    ru: 'Транзакция с этим номером уже была, с другим содержанием.',
    en: 'A transaction of this name was made before, with other content.',
  },
  'provider-rolled-back': {
    uk: 'Цю ставку скасовано раніше, ніж вона надійшла. Її не прийнято.',
    ru: 'Эта ставка отменена раньше, чем пришла. Она не принята.',
    en: 'This debit was rolled back before it came. It is not taken.',
  },
  'provider-round-unknown': { uk: 'Такого раунду немає.', ru: 'Такого раунда нет.', en: 'There is no such round.' },
  'provider-round-over': { uk: 'Цей раунд завершено.', ru: 'Этот раунд завершён.', en: 'This round is over.' },
  'provider-round-other': {
    uk: 'Цей номер належить іншому раунду, гравцю або грі.',
    ru: 'Этот номер принадлежит другому раунду, игроку или игре.',
    en: 'This name belongs to another round, player or game.',
  },
  'provider-round-paid': {
    uk: 'За цей раунд уже виплачено: його ставки не повертаються.',
    ru: 'За этот раунд уже выплачено: его ставки не возвращаются.',
    en: 'This round has been paid: its stakes do not go back.',
  },
  'provider-round-differs': {
    uk: 'Суми не збігаються: у нас поставлено {staked_minor}, виплачено {won_minor}. Надішліть спершу, чого бракує.',
    ru: 'Суммы не совпадают: у нас поставлено {staked_minor}, выплачено {won_minor}. Пришлите сначала недостающее.',
    en: 'The sums differ: here {staked_minor} is staked and {won_minor} paid. Send first what is missing.',
  },
  'provider-stake-too-high': {
    uk: 'Більше {most} за раунд тут не ставлять.',
    ru: 'Больше {most} за раунд здесь не ставят.',
    en: 'No more than {most} is staked in one round here.',
  },
  'provider-win-too-high': {
    uk: 'Гра оголосила найбільший виграш {most}. Більше раунд не виплачує.',
    ru: 'Игра объявила наибольший выигрыш {most}. Больше раунд не выплачивает.',
    en: 'The game announced {most} as its largest win. A round does not pay more.',
  },
  'provider-rounds-open': {
    uk: 'У грі іншої студії є незавершений раунд. Завершіть його або зачекайте, доки студія скаже його підсумок.',
    ru: 'В игре другой студии есть незавершённый раунд. Завершите его или подождите, пока студия сообщит его итог.',
    en: 'A round in a game of another studio is not over. Finish it, or wait until the studio tells its outcome.',
  },
  'provider-closed-plain': {
    uk: 'Спробуйте пізніше або оберіть іншу гру.',
    ru: 'Попробуйте позже или выберите другую игру.',
    en: 'Try later, or choose another game.',
  },
})
