import { defineTexts } from '#kernel/i18n/texts.ts'

/** What is said of a bonus's terms. Every number in it comes from the document that the ledger keeps to. */
export const termsTexts = defineTexts({
  'bonuses.line.gives': { uk: 'Бонус', ru: 'Бонус', en: 'Bonus' },
  'bonuses.line.deposit': { uk: 'Поповнення', ru: 'Пополнение', en: 'Deposit' },
  'bonuses.line.wagering': { uk: 'Відіграш', ru: 'Отыгрыш', en: 'Wagering' },
  'bonuses.line.counts': { uk: 'Що рахується', ru: 'Что считается', en: 'What counts' },
  'bonuses.line.stake': { uk: 'Найбільша ставка', ru: 'Максимальная ставка', en: 'Maximum stake' },
  'bonuses.line.cap': { uk: 'Стане грошима', ru: 'Станет деньгами', en: 'Becomes cash' },
  'bonuses.line.time': { uk: 'Строк', ru: 'Срок', en: 'Time' },
  'bonuses.gives.percent': {
    uk: '{percent} % від поповнення, до {most}',
    ru: '{percent} % от пополнения, до {most}',
    en: '{percent}% of your deposit, up to {most}',
  },
  'bonuses.gives.up-to': { uk: 'до {most}', ru: 'до {most}', en: 'up to {most}' },
  'bonuses.gives.and-free-spins': {
    uk: '{gives} і {count, plural, one {# фріспін} few {# фріспіни} other {# фріспінів}}',
    ru: '{gives} и {count, plural, one {# фриспин} few {# фриспина} other {# фриспинов}}',
    en: '{gives} and {count, plural, one {# free spin} other {# free spins}}',
  },
  'bonuses.free-spins.title': { uk: '{title}', ru: '{title}', en: '{title}' },
  'bonuses.deposit.from': { uk: 'від {least}', ru: 'от {least}', en: 'from {least}' },
  'bonuses.wagering.times': { uk: '{multiple} × сума бонусу', ru: '{multiple} × сумма бонуса', en: '{multiple} × the bonus' },
  'bonuses.wagering.sum': {
    uk: '{multiple} × сума бонусу, усього {sum} ставками',
    ru: '{multiple} × сумма бонуса, всего {sum} ставками',
    en: '{multiple} × the bonus, {sum} in stakes',
  },
  'bonuses.counts.slot': { uk: 'слоти {percent} %', ru: 'слоты {percent} %', en: 'slots {percent}%' },
  'bonuses.counts.table': { uk: 'настільні ігри {percent} %', ru: 'настольные игры {percent} %', en: 'table games {percent}%' },
  'bonuses.counts.instant': { uk: 'миттєві ігри {percent} %', ru: 'мгновенные игры {percent} %', en: 'instant games {percent}%' },
  'bonuses.stake.most': {
    uk: '{most}, якщо в ній є бонусні гроші',
    ru: '{most}, если в ней есть бонусные деньги',
    en: '{most} when bonus money is part of it',
  },
  'bonuses.cap.none': { uk: 'усе, що залишиться', ru: 'всё, что останется', en: 'everything that is left' },
  'bonuses.cap.times': {
    uk: 'до {multiple} × сума бонусу',
    ru: 'до {multiple} × сумма бонуса',
    en: 'up to {multiple} × the bonus',
  },
  'bonuses.cap.sum': { uk: 'до {most}', ru: 'до {most}', en: 'up to {most}' },
  'bonuses.time.days': {
    uk: '{take, plural, one {# день} few {# дні} many {# днів} other {# дня}}, щоб узяти, і {finish, plural, one {# день} few {# дні} many {# днів} other {# дня}}, щоб відіграти',
    ru: '{take, plural, one {# день} few {# дня} many {# дней} other {# дня}}, чтобы взять, и {finish, plural, one {# день} few {# дня} many {# дней} other {# дня}}, чтобы отыграть',
    en: '{take, plural, one {# day} other {# days}} to take it, {finish, plural, one {# day} other {# days}} to wager it',
  },
  'bonuses.worth.deposit': {
    uk: 'Якщо грати в «{game}» по {stake}, відіграш {finish, plural, one {виконує # гравець} few {виконують # гравці} many {виконують # гравців} other {виконує # гравця}} зі 100. У середньому з {deposit} поповнення і {bonus} бонусу в кінці лишається {ends} своїх грошей.',
    ru: 'Если играть в «{game}» по {stake}, отыгрыш {finish, plural, one {выполняет # игрок} few {выполняют # игрока} many {выполняют # игроков} other {выполняют # игрока}} из 100. В среднем из {deposit} пополнения и {bonus} бонуса в конце остаётся {ends} своих денег.',
    en: 'In {game} at {stake} a round, {finish, plural, one {# player in 100 meets} other {# players in 100 meet}} the wagering. On average, {deposit} of deposit and {bonus} of bonus end as {ends} of cash.',
  },
  'bonuses.worth.gift': {
    uk: 'Якщо грати в «{game}» по {stake}, відіграш {finish, plural, one {виконує # гравець} few {виконують # гравці} many {виконують # гравців} other {виконує # гравця}} зі 100. У середньому з {bonus} бонусу в кінці лишається {ends} своїх грошей.',
    ru: 'Если играть в «{game}» по {stake}, отыгрыш {finish, plural, one {выполняет # игрок} few {выполняют # игрока} many {выполняют # игроков} other {выполняют # игрока}} из 100. В среднем из {bonus} бонуса в конце остаётся {ends} своих денег.',
    en: 'In {game} at {stake} a round, {finish, plural, one {# player in 100 meets} other {# players in 100 meet}} the wagering. On average, {bonus} of bonus ends as {ends} of cash.',
  },
  'bonuses.worth.spins.cash': {
    uk: 'До того ж {count, plural, one {# фріспін приносить} few {# фріспіни приносять} other {# фріспінів приносять}} у середньому щонайменше {sum}: це одразу гроші.',
    ru: 'К тому же {count, plural, one {# фриспин приносит} few {# фриспина приносят} other {# фриспинов приносят}} в среднем не меньше {sum}: это сразу деньги.',
    en: 'On top of that, {count, plural, one {# free spin brings} other {# free spins bring}} at least {sum} on average, as cash at once.',
  },
  'bonuses.worth.spins.bonus': {
    uk: 'У цьому враховано й {count, plural, one {# фріспін: він додає} few {# фріспіни: вони додають} other {# фріспінів: вони додають}} до бонусу в середньому щонайменше {sum}.',
    ru: 'Здесь учтены и фриспины ({count}): они добавляют к бонусу в среднем не меньше {sum}.',
    en: 'This includes {count, plural, one {# free spin, which adds} other {# free spins, which add}} at least {sum} to the bonus on average.',
  },
  'bonuses.long.cash-first': {
    uk: 'Ставка списується спершу з ваших грошей, а бонусні гроші додаються, лише коли своїх не вистачає. Свої гроші можна вивести будь-коли: бонус їх не блокує.',
    ru: 'Ставка списывается сначала с ваших денег, а бонусные деньги добавляются, только когда своих не хватает. Свои деньги можно вывести в любой момент: бонус их не блокирует.',
    en: 'A stake is paid from your own cash first; bonus money is added only where your cash falls short. You can withdraw your own cash at any time: a bonus never locks it.',
  },
  'bonuses.long.wagering': {
    uk: 'Щоб бонусні гроші стали вашими, поставте суму бонусу {multiple, plural, one {# раз} few {# рази} many {# разів} other {# раза}}. Рахуються ставки і своїми, і бонусними грошима: {counts}. Решта ігор грає лише на свої гроші й не рахується.',
    ru: 'Чтобы бонусные деньги стали вашими, поставьте сумму бонуса {multiple, plural, one {# раз} few {# раза} many {# раз} other {# раза}}. Считаются ставки и своими, и бонусными деньгами: {counts}. Остальные игры играют только на свои деньги и не считаются.',
    en: 'For bonus money to become yours, stake the bonus {multiple, plural, one {once} other {# times}}. Stakes of your own cash and of bonus money both count: {counts}. Other games use your own cash alone and do not count.',
  },
  'bonuses.long.stake': {
    uk: 'Ставка, у якій є бонусні гроші, не може бути більшою за {most}: більшу ми не приймемо. Лише своїми грошима можна ставити й більше, але в залік піде не більше {most}.',
    ru: 'Ставка, в которой есть бонусные деньги, не может быть больше {most}: большую мы не примем. Только своими деньгами можно ставить и больше, но в зачёт пойдёт не больше {most}.',
    en: 'A stake with bonus money in it cannot be above {most}: a larger one is not accepted. With your own cash alone you may stake more, but no more than {most} of it counts.',
  },
  'bonuses.long.free-spins': {
    uk: 'Разом із бонусом ви отримаєте фріспіни: {portions, plural, =1 {{number} одразу} other {по {number} на день, # дн. поспіль}}. Ставка кожного — {stake}, її сплачує казино; грати можна {games, plural, =1 {в одній грі} one {у # грі} other {у # іграх}}. Кожна порція діє {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}.',
    ru: 'Вместе с бонусом вы получите фриспины: {portions, plural, =1 {{number} сразу} other {по {number} в день, # дн. подряд}}. Ставка каждого — {stake}, её платит казино; играть можно {games, plural, =1 {в одной игре} one {в # игре} other {в # играх}}. Каждая порция действует {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
    en: 'Free spins come with the bonus: {portions, plural, one {{number} at once} other {{number} a day for # days}}. Each is played at {stake}, which the casino pays, in {games, plural, one {one game} other {# games}}. Each portion is valid for {days, plural, one {# day} other {# days}}.',
  },
  'bonuses.long.free-spins.cash': {
    uk: 'Виграші фріспінів — одразу ваші гроші, без відіграшу. Якщо відмовитеся від бонусу, фріспіни лишаться.',
    ru: 'Выигрыши фриспинов — сразу ваши деньги, без отыгрыша. Если откажетесь от бонуса, фриспины останутся.',
    en: 'What free spins win is your cash at once, with no wagering. You keep the free spins even if you give the bonus up.',
  },
  'bonuses.long.free-spins.bonus': {
    uk: 'Виграші фріспінів додаються до бонусу й відіграються разом із ним. Якщо відмовитеся від бонусу, фріспіни теж закінчаться.',
    ru: 'Выигрыши фриспинов добавляются к бонусу и отыгрываются вместе с ним. Если откажетесь от бонуса, фриспины тоже закончатся.',
    en: 'What free spins win is added to the bonus and wagered with it. If you give the bonus up, the free spins end too.',
  },
  'bonuses.long.opposite': {
    uk: 'Раунд не рахується, якщо понад {percent} % ставки стоїть на протилежних результатах, як-от червоне й чорне.',
    ru: 'Раунд не считается, если больше {percent} % ставки стоит на противоположных исходах, например красное и чёрное.',
    en: 'A round does not count when more than {percent}% of its stake lies on opposite outcomes, such as red and black.',
  },
  'bonuses.long.excluded': {
    uk: 'Лише на свої гроші й без заліку: {count, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}. Про це сказано у вікні гри.',
    ru: 'Только на свои деньги и без зачёта: {count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}. Об этом сказано в окне игры.',
    en: '{count, plural, one {# game uses your own cash alone and does not count} other {# games use your own cash alone and do not count}}: the game’s window says so.',
  },
  'bonuses.long.cap': {
    uk: 'Коли відіграш виконано, гроші бонусу стають вашими, але не більше ніж {multiple} × сума бонусу; решта повертається у фонд бонусу.',
    ru: 'Когда отыгрыш выполнен, деньги бонуса становятся вашими, но не больше {multiple} × сумма бонуса; остальное возвращается в фонд бонуса.',
    en: 'Once the wagering is met, the bonus balance becomes your cash, up to {multiple} × the bonus; the rest returns to the bonus fund.',
  },
  'bonuses.long.no-cap': {
    uk: 'Коли відіграш виконано, весь залишок бонусу стає вашими грошима.',
    ru: 'Когда отыгрыш выполнен, весь остаток бонуса становится вашими деньгами.',
    en: 'Once the wagering is met, all that is left of the bonus becomes your cash.',
  },
  'bonuses.long.time': {
    uk: 'Узяти бонус можна протягом {take, plural, one {# дня} few {# днів} many {# днів} other {# дня}}, відіграти — протягом {finish, plural, one {# дня} few {# днів} many {# днів} other {# дня}}. Потім бонусні гроші повертаються у фонд, а раунд, що триває, спершу закінчиться.',
    ru: 'Взять бонус можно в течение {take, plural, one {# дня} few {# дней} many {# дней} other {# дня}}, отыграть — в течение {finish, plural, one {# дня} few {# дней} many {# дней} other {# дня}}. Потом бонусные деньги возвращаются в фонд, а начатый раунд сначала закончится.',
    en: 'You have {take, plural, one {# day} other {# days}} to take the bonus and {finish, plural, one {# day} other {# days}} to wager it. After that bonus money returns to its fund; a round that is under way ends first.',
  },
  'bonuses.long.most-balance': {
    uk: 'Узяти його можна, коли на балансі не більше {most} своїх грошей.',
    ru: 'Взять его можно, когда на балансе не больше {most} своих денег.',
    en: 'It can be taken while you have no more than {most} of your own cash.',
  },
  'bonuses.long.deposit-within': {
    uk: 'Узяти його може той, хто поповнював рахунок за останні {days, plural, one {# день} few {# дні} many {# днів} other {# дня}}.',
    ru: 'Взять его может тот, кто пополнял счёт за последние {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
    en: 'It is for players who made a deposit in the last {days, plural, one {# day} other {# days}}.',
  },
  'bonuses.long.cancel': {
    uk: 'Відмовитися можна будь-коли. Бонусні гроші, і виграні з ними теж, тоді повертаються у фонд; свої гроші лишаються вам.',
    ru: 'Отказаться можно в любой момент. Бонусные деньги, и выигранные с ними тоже, тогда возвращаются в фонд; свои деньги остаются у вас.',
    en: 'You can give the bonus up at any moment. Bonus money, and what was won with it, then returns to its fund; your own cash stays yours.',
  },
  'bonuses.long.budget': {
    uk: 'На всі такі бонуси відкладено {budget}. Коли їх роздано, нових немає; обіцяне вам лишається за вами.',
    ru: 'На все такие бонусы отложено {budget}. Когда они розданы, новых нет; обещанное вам остаётся за вами.',
    en: '{budget} is set aside for all bonuses of this kind. When it is given out there are no more; what was promised to you stays yours.',
  },
  'bonuses.long.limits': {
    uk: 'Ваші ліміти й самовиключення завжди важливіші за бонус. Один бонус грає, інші чекають своєї черги.',
    ru: 'Ваши лимиты и самоисключение всегда важнее бонуса. Играет один бонус, остальные ждут своей очереди.',
    en: 'Your limits and self-exclusion always come before a bonus. One bonus is played at a time; others wait their turn.',
  },
})
