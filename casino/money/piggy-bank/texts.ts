import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'piggy-bank.heading': { uk: 'Скарбничка', ru: 'Копилка', en: 'Piggy bank' },
  'piggy-bank.about': {
    uk: 'Із кожної вашої ставки в іграх нижче казино кладе в скарбничку {percent} % від себе. Ваших грошей у ній немає.',
    ru: 'С каждой вашей ставки в играх ниже казино кладёт в копилку {percent} % от себя. Ваших денег в ней нет.',
    en: 'For every stake of yours in the games below the house puts {percent}% into the piggy bank. None of it is your own money.',
  },
  'piggy-bank.amount': { uk: 'У скарбничці', ru: 'В копилке', en: 'In the piggy bank' },
  'piggy-bank.of': { uk: '{amount} з {max}', ru: '{amount} из {max}', en: '{amount} of {max}' },
  'piggy-bank.status.inactive': { uk: 'порожня', ru: 'пустая', en: 'empty' },
  'piggy-bank.status.active': { uk: 'наповнюється', ru: 'наполняется', en: 'filling' },
  'piggy-bank.status.full': { uk: 'повна', ru: 'полная', en: 'full' },
  'piggy-bank.status.broken': { uk: 'розбита', ru: 'разбита', en: 'broken' },
  'piggy-bank.break': { uk: 'Розбити й забрати {amount}', ru: 'Разбить и забрать {amount}', en: 'Break it and take {amount}' },
  'piggy-bank.not-yet': {
    uk: 'Розбити можна від {min}.',
    ru: 'Разбить можно от {min}.',
    en: 'You can break it from {min}.',
  },
  'piggy-bank.delayed': {
    uk: 'Ще {amount} чекає за дверима: потрапить у скарбничку, коли ви її розіб’єте.',
    ru: 'Ещё {amount} ждёт за дверью: попадёт в копилку, когда вы её разобьёте.',
    en: '{amount} more is waiting: it goes in once you break the piggy bank.',
  },
  'piggy-bank.done': { uk: '{amount} уже на балансі', ru: '{amount} уже на балансе', en: '{amount} is on your balance' },
  'piggy-bank.closed': {
    uk: 'Зараз скарбничка не наповнюється. Те, що в ній є, можна забрати, коли набереться {min}.',
    ru: 'Сейчас копилка не наполняется. То, что в ней есть, можно забрать, когда наберётся {min}.',
    en: 'Nothing fills the piggy bank at the moment. You can take what is in it once it holds {min}.',
  },
  'piggy-bank.rules': { uk: 'Як це працює', ru: 'Как это работает', en: 'How it works' },
  'piggy-bank.rule.fills': {
    uk: 'Рахуються ставки на гроші в іграх зі списку. Виграли ви чи програли, значення не має.',
    ru: 'Считаются ставки на деньги в играх из списка. Выиграли вы или проиграли, значения не имеет.',
    en: 'Money stakes in the listed games count. Whether you won or lost makes no difference.',
  },
  'piggy-bank.rule.break': {
    uk: 'Від {min} скарбничку можна розбити: усе, що в ній, одразу стає вашими грошима, без відіграшу.',
    ru: 'От {min} копилку можно разбить: всё, что в ней, сразу становится вашими деньгами, без отыгрыша.',
    en: 'From {min} you can break it: all of it becomes your cash at once, with no wagering.',
  },
  'piggy-bank.rule.size': {
    uk: 'Вона вміщує {max}. Поки повна, ще до {max} чекає; понад це ставки нічого не додають. Строку немає.',
    ru: 'Она вмещает {max}. Пока полная, ещё до {max} ждёт; сверх этого ставки ничего не добавляют. Срока нет.',
    en: 'It holds {max}. While it is full, up to {max} more waits; beyond that stakes add nothing. There is no deadline.',
  },
  'piggy-bank.rule.worth': {
    uk: 'Це {percent} % від ставки, а казино лишає собі в цих іграх щонайменше 3 %. Грати заради скарбнички не вигідно.',
    ru: 'Это {percent} % от ставки, а казино оставляет себе в этих играх минимум 3 %. Играть ради копилки невыгодно.',
    en: 'It is {percent}% of a stake, while the house keeps at least 3% in these games. Playing for the piggy bank does not pay off.',
  },
  'piggy-bank.games': { uk: 'Ігри, що її наповнюють', ru: 'Игры, которые её наполняют', en: 'Games that fill it' },
  'piggy-bank.play': { uk: 'Грати', ru: 'Играть', en: 'Play' },
  'piggy-bank.open-game': { uk: 'Відкрити {title}', ru: 'Открыть {title}', en: 'Open {title}' },
  'piggy-bank.rtp': { uk: 'RTP {percent}', ru: 'RTP {percent}', en: 'RTP {percent}' },
  'piggy-bank.guest': {
    uk: 'Зареєструйтеся, і скарбничка буде вашою.',
    ru: 'Зарегистрируйтесь, и копилка будет вашей.',
    en: 'Register and the piggy bank is yours.',
  },
  'piggy-bank.register': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'piggy-bank.none.heading': { uk: 'Скарбнички тут немає', ru: 'Копилки здесь нет', en: 'There is no piggy bank here' },
  'piggy-bank.none': {
    uk: 'Наша ліцензія не дозволяє винагород за обсяг ставок.',
    ru: 'Наша лицензия не разрешает вознаграждений за объём ставок.',
    en: 'Our licence does not allow rewards for how much is staked.',
  },
  'piggy-bank.explain': {
    uk: 'Це від казино. Від {min} скарбничку можна розбити, і гроші стануть вашими.',
    ru: 'Это от казино. От {min} копилку можно разбить, и деньги станут вашими.',
    en: 'This is from the house. From {min} you can break the piggy bank, and the money is yours.',
  },
  'piggy-bank-not-ready': {
    uk: 'Скарбничку ще не можна розбити: у ній має бути щонайменше {min}.',
    ru: 'Копилку пока нельзя разбить: в ней должно быть не меньше {min}.',
    en: 'The piggy bank can’t be broken yet: it has to hold at least {min}.',
  },
  'piggy-bank-erasure': {
    uk: 'У скарбничці є гроші, які можна забрати. Спершу розбийте її: разом з акаунтом вона зникне.',
    ru: 'В копилке есть деньги, которые можно забрать. Сначала разбейте её: вместе с аккаунтом она исчезнет.',
    en: 'There is money in your piggy bank that you can take. Break it first: it goes with the account.',
  },
})
