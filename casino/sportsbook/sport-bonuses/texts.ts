import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-bonus-unknown': {
    uk: 'Такого фрибета у вас немає. Оновіть сторінку бонусів.',
    ru: 'Такого фрибета у вас нет. Обновите страницу бонусов.',
    en: 'You have no such free bet. Refresh the bonuses page.',
  },
  'sport-bonus-over': {
    uk: 'Цей фрибет уже закінчився. Оновіть сторінку бонусів.',
    ru: 'Этот фрибет уже закончился. Обновите страницу бонусов.',
    en: 'This free bet is over. Refresh the bonuses page.',
  },
  'sport-bonus-not-now': {
    uk: 'Поки діє ваше обмеження, бонуси недоступні. Фрибет чекає до кінця свого строку.',
    ru: 'Пока действует ваше ограничение, бонусы недоступны. Фрибет ждёт до конца своего срока.',
    en: 'Bonuses aren’t available while your limit is on. The free bet waits until its term ends.',
  },
  'sport-bonus-staked': {
    uk: 'Фрибет уже стоїть у ставці. Дочекайтеся її результату.',
    ru: 'Фрибет уже стоит в ставке. Дождитесь её результата.',
    en: 'This free bet is staked. Wait for the result of its bet.',
  },
  'sport-bonus-not-ready': {
    uk: 'Цим фрибетом зараз не можна поставити. Візьміть його на сторінці бонусів або дочекайтеся результату ставки.',
    ru: 'Этим фрибетом сейчас нельзя поставить. Возьмите его на странице бонусов или дождитесь результата ставки.',
    en: 'This free bet can’t be staked now. Take it on the bonuses page, or wait for the result of its bet.',
  },
  'sport-bonus-whole': {
    uk: 'Фрибет ставлять цілим: {amount}.',
    ru: 'Фрибет ставят целиком: {amount}.',
    en: 'A free bet is staked as a whole: {amount}.',
  },
  'sport-bonus-odds': {
    uk: 'Для цього фрибета коефіцієнт ставки має бути не менший за {least}. Оберіть інше або поставте гроші.',
    ru: 'Для этого фрибета коэффициент ставки должен быть не меньше {least}. Выберите другое или поставьте деньги.',
    en: 'This free bet needs odds of at least {least}. Choose something else or stake cash.',
  },
  'sport-bonus-legs': {
    uk: 'Для цього фрибета у ставці має бути щонайменше {least, plural, one {# вибір} few {# вибори} many {# виборів} other {# вибору}}.',
    ru: 'Для этого фрибета в ставке должно быть не меньше {least, plural, one {# выбора} few {# выборов} many {# выборов} other {# выбора}}.',
    en: 'This free bet needs at least {least, plural, one {# selection} other {# selections}}.',
  },
  'sport-bonuses.prize.say': { uk: 'Фрибет {amount}', ru: 'Фрибет {amount}', en: 'Free bet {amount}' },
  'sport-bonuses.prize.tell': {
    uk: 'Ви отримали фрибет {amount}. Візьміть його на сторінці бонусів.',
    ru: 'Вы получили фрибет {amount}. Возьмите его на странице бонусов.',
    en: 'You’ve got a free bet of {amount}. Take it on the bonuses page.',
  },
  'sport-bonuses.heading': { uk: 'Ваші фрибети', ru: 'Ваши фрибеты', en: 'Your free bets' },
  'sport-bonuses.title': { uk: 'Фрибет {amount}', ru: 'Фрибет {amount}', en: '{amount} free bet' },
  'sport-bonuses.text': {
    uk: 'Ставите його замість грошей. Виграш — ваші гроші без відіграшу; сам фрибет до виплати не входить.',
    ru: 'Ставите его вместо денег. Выигрыш — ваши деньги без отыгрыша; сам фрибет в выплату не входит.',
    en: 'Stake it instead of cash. Winnings are cash with no wagering; the free bet itself isn’t paid out.',
  },
  'sport-bonuses.least-odds': { uk: 'Коефіцієнт', ru: 'Коэффициент', en: 'Odds' },
  'sport-bonuses.from': { uk: 'від {value}', ru: 'от {value}', en: '{value} or more' },
  'sport-bonuses.least-legs': { uk: 'Виборів у ставці', ru: 'Выборов в ставке', en: 'Selections' },
  'sport-bonuses.until': { uk: 'Діє до', ru: 'Действует до', en: 'Valid until' },
  'sport-bonuses.whole': { uk: 'Сума', ru: 'Сумма', en: 'Stake' },
  'sport-bonuses.whole.text': { uk: 'лише весь одразу', ru: 'только весь сразу', en: 'all of it at once' },
  'sport-bonuses.void': { uk: 'Ставку скасовано', ru: 'Ставка отменена', en: 'Void bet' },
  'sport-bonuses.void.text': { uk: 'фрибет повертається', ru: 'фрибет возвращается', en: 'your free bet comes back' },
  'sport-bonuses.take': { uk: 'Взяти', ru: 'Взять', en: 'Take it' },
  'sport-bonuses.to-sport': { uk: 'До матчів', ru: 'К матчам', en: 'See matches' },
  'sport-bonuses.to-bets': { uk: 'Мої ставки', ru: 'Мои ставки', en: 'My bets' },
  'sport-bonuses.cancel': { uk: 'Відмовитися', ru: 'Отказаться', en: 'Give it up' },
  'sport-bonuses.cancel.sure': { uk: 'Точно? Фрибет зникне', ru: 'Точно? Фрибет исчезнет', en: 'Sure? It will be gone' },
  'sport-bonuses.status.init': { uk: 'Чекає на вас', ru: 'Ждёт вас', en: 'Waiting for you' },
  'sport-bonuses.status.applied': { uk: 'Можна ставити', ru: 'Можно ставить', en: 'Ready to stake' },
  'sport-bonuses.status.waiting': { uk: 'У ставці', ru: 'В ставке', en: 'In a bet' },
  'sport-bonuses.none': { uk: 'Фрибетів зараз немає', ru: 'Фрибетов сейчас нет', en: 'No free bets right now' },
  'sport-bonuses.none.text': {
    uk: 'Виграні фрибети з’являться тут. Усі їхні умови будуть на картці.',
    ru: 'Выигранные фрибеты появятся здесь. Все их условия будут на карточке.',
    en: 'Free bets you win appear here, with every term on the card.',
  },
})
