import { defineTexts } from '#kernel/i18n/texts.ts'

/** Regulator and self-exclusion register as of 2026: PlayCity replaced KRAIL; self-exclusion lasts from 6 months to 3 years. */
export const texts = defineTexts({
  'safe.heading': { uk: 'Відповідальна гра', ru: 'Ответственная игра', en: 'Responsible play' },
  'safe.lead': {
    uk: 'Азартна гра — це розвага, за яку ви платите. Вона не розв’язує грошових проблем і не повертає програного.',
    ru: 'Азартная игра — это развлечение, за которое вы платите. Она не решает денежных проблем и не возвращает проигранного.',
    en: 'Gambling is entertainment you pay for. It won’t solve money problems or win back what you’ve lost.',
  },
  'safe.help.heading': { uk: 'Потрібна допомога зараз', ru: 'Нужна помощь сейчас', en: 'If you need help now' },
  'safe.help.text': {
    uk: 'Безкоштовна анонімна гаряча лінія для гравців та їхніх близьких. Там вислухають і підкажуть, що робити далі.',
    ru: 'Бесплатная анонимная горячая линия для игроков и их близких. Там выслушают и подскажут, что делать дальше.',
    en: 'A free, anonymous helpline in Ukraine for players and those close to them. They’ll listen and help you work out what to do next.',
  },
  'safe.help.call': { uk: 'Зателефонувати 0 800 336 105', ru: 'Позвонить 0 800 336 105', en: 'Call 0 800 336 105' },
  'safe.rules.heading': { uk: 'П’ять простих правил', ru: 'Пять простых правил', en: 'Five simple rules' },
  'safe.rule.money': {
    uk: 'Визначте суму до гри. Програли її — гра на сьогодні закінчена.',
    ru: 'Определите сумму до игры. Проиграли её — игра на сегодня закончена.',
    en: 'Set an amount before you play. When it’s gone, you’re done for the day.',
  },
  'safe.rule.time': {
    uk: 'Визначте час і поставте нагадування на телефоні.',
    ru: 'Определите время и поставьте напоминание на телефоне.',
    en: 'Set a time limit, and a reminder on your phone.',
  },
  'safe.rule.chase': {
    uk: 'Не намагайтеся відігратися. Наступний раунд нічого не знає про попередній.',
    ru: 'Не пытайтесь отыграться. Следующий раунд ничего не знает о предыдущем.',
    en: 'Don’t chase losses. The next round knows nothing about the last one.',
  },
  'safe.rule.credit': {
    uk: 'Не грайте в борг і не чіпайте грошей на житло, їжу та ліки.',
    ru: 'Не играйте в долг и не трогайте деньги на жильё, еду и лекарства.',
    en: 'Don’t play on credit or with money meant for rent, food or medicine.',
  },
  'safe.rule.mood': {
    uk: 'Не грайте, коли вам сумно, тривожно, після алкоголю чи від утоми.',
    ru: 'Не играйте, когда вам грустно, тревожно, после алкоголя или от усталости.',
    en: 'Don’t play when you’re sad, anxious, tired or have been drinking.',
  },
  'safe.signs.heading': { uk: 'Перевірте себе', ru: 'Проверьте себя', en: 'Check yourself' },
  'safe.signs.text': {
    uk: 'Позначте те, що було з вами за останній рік. Відповіді нікуди не надсилаються й не зберігаються.',
    ru: 'Отметьте то, что было с вами за последний год. Ответы никуда не отправляются и не сохраняются.',
    en: 'Tick what has happened to you in the last year. Your answers aren’t sent or stored anywhere.',
  },
  'safe.sign.more': {
    uk: 'На гру йшло більше, ніж можна собі дозволити',
    ru: 'На игру уходило больше, чем можно себе позволить',
    en: 'I spent more on gambling than I could afford',
  },
  'safe.sign.tolerance': {
    uk: 'Щоб відчути той самий азарт, потрібні дедалі більші ставки',
    ru: 'Чтобы почувствовать тот же азарт, нужны всё большие ставки',
    en: 'I needed larger bets for the same excitement',
  },
  'safe.sign.chase': {
    uk: 'Доводилося повертатися наступного дня, щоб відігратися',
    ru: 'Приходилось возвращаться на следующий день, чтобы отыграться',
    en: 'I came back another day to win back my losses',
  },
  'safe.sign.borrow': {
    uk: 'Доводилося позичати гроші або продавати речі заради гри',
    ru: 'Приходилось занимать деньги или продавать вещи ради игры',
    en: 'I borrowed money or sold things to gamble',
  },
  'safe.sign.hide': {
    uk: 'Доводилося приховувати гру від близьких або чути від них докори',
    ru: 'Приходилось скрывать игру от близких или слышать от них упрёки',
    en: 'I hid gambling from people close to me, or they criticised it',
  },
  'safe.sign.health': {
    uk: 'Через гру були поганий сон, тривога або почуття провини',
    ru: 'Из-за игры были плохой сон, тревога или чувство вины',
    en: 'Gambling has kept me awake or made me anxious or guilty',
  },
  'safe.result.none': {
    uk: 'Ознак ризику не позначено. Тримайтеся своїх меж і повертайтеся до цього списку час від часу.',
    ru: 'Признаков риска не отмечено. Держитесь своих границ и возвращайтесь к этому списку время от времени.',
    en: 'No warning signs. Keep to your limits and come back to this list from time to time.',
  },
  'safe.result.some': {
    uk: 'Є тривожна ознака. Зробіть перерву хоча б на тиждень і поговоріть із тим, кому довіряєте.',
    ru: 'Есть тревожный признак. Сделайте перерыв хотя бы на неделю и поговорите с тем, кому доверяете.',
    en: 'There’s a warning sign. Take a break of at least a week, and talk to someone you trust.',
  },
  'safe.result.many': {
    uk: 'Ознак кілька. Зупиніться зараз, зателефонуйте на гарячу лінію або подайте заяву про самообмеження.',
    ru: 'Признаков несколько. Остановитесь сейчас, позвоните на горячую линию или подайте заявление о самоограничении.',
    en: 'There are several warning signs. Stop now, call the helpline, or apply for self-exclusion.',
  },
  'safe.stop.heading': { uk: 'Як зупинитися', ru: 'Как остановиться', en: 'How to stop' },
  'safe.stop.break.heading': { uk: 'Перерва', ru: 'Перерыв', en: 'A break' },
  'safe.stop.break.text': {
    uk: 'Видаліть збережену картку в касі сайту, вийдіть з акаунта й домовтеся з близькою людиною, що вона вас підтримає.',
    ru: 'Удалите сохранённую карту в кассе сайта, выйдите из аккаунта и договоритесь с близким человеком, что он вас поддержит.',
    en: 'Delete your saved card in the site’s cash desk, log out, and ask someone close to you for support.',
  },
  'safe.stop.bank.heading': { uk: 'Ліміт у банку', ru: 'Лимит в банке', en: 'A limit at the bank' },
  'safe.stop.bank.text': {
    uk: 'Багато українських банків дозволяють у застосунку заборонити або обмежити оплату азартних ігор. Це працює на всіх сайтах одразу.',
    ru: 'Многие украинские банки позволяют в приложении запретить или ограничить оплату азартных игр. Это действует на всех сайтах сразу.',
    en: 'Many Ukrainian banks let you block or limit gambling payments in their app. That works on every site at once.',
  },
  'safe.stop.register.heading': {
    uk: 'Самообмеження по всій країні',
    ru: 'Самоограничение по всей стране',
    en: 'Nationwide self-exclusion',
  },
  'safe.stop.register.text': {
    uk: 'Заяву подають онлайн на сайті державного агентства PlayCity. За добу її внесуть до реєстру, і жоден ліцензований організатор не допустить вас до гри від 6 місяців до 3 років. Можна просити й про обмеження для близької людини.',
    ru: 'Заявление подают онлайн на сайте государственного агентства PlayCity. За сутки его внесут в реестр, и ни один лицензированный организатор не допустит вас к игре от 6 месяцев до 3 лет. Можно просить и об ограничении для близкого человека.',
    en: 'Apply online to the state agency PlayCity. Within a day you’ll be on the register, and no licensed operator will let you play for 6 months to 3 years. You can also apply for someone close to you.',
  },
  'safe.stop.register.link': { uk: 'Сайт PlayCity', ru: 'Сайт PlayCity', en: 'PlayCity website' },
  'safe.stop.ours.heading': { uk: 'Ліміти на нашому сайті', ru: 'Лимиты на нашем сайте', en: 'Limits on our site' },
  'safe.stop.ours.text': {
    uk: 'Ліміти на поповнення, програш, ставки й час, перерва до шести тижнів і самовиключення до трьох років — на цій сторінці, для кожного, хто ввійшов.',
    ru: 'Лимиты на пополнение, проигрыш, ставки и время, перерыв до шести недель и самоисключение до трёх лет — на этой странице, для каждого, кто вошёл.',
    en: 'Once you’re logged in, you can set limits on deposits, losses, bets and time right on this page, take a break of up to six weeks or exclude yourself for up to three years.',
  },
  'safe.minors.heading': { uk: 'Діти й азартна гра', ru: 'Дети и азартная игра', en: 'Children and gambling' },
  'safe.minors.text': {
    uk: 'Грати можуть лише дорослі. Не зберігайте пароль на спільних пристроях, виходьте з акаунта й увімкніть батьківський контроль на пристроях дитини.',
    ru: 'Играть могут только взрослые. Не сохраняйте пароль на общих устройствах, выходите из аккаунта и включите родительский контроль на устройствах ребёнка.',
    en: 'Gambling is for adults only. Don’t save your password on shared devices, log out when you’re done, and use parental controls on children’s devices.',
  },
  'safe.facts.heading': { uk: 'Три речі, які варто знати', ru: 'Три вещи, которые стоит знать', en: 'Three things worth knowing' },
  'safe.fact.house.heading': { uk: 'Перевага завжди в казино', ru: 'Преимущество всегда у казино', en: 'The house always has the edge' },
  'safe.fact.house.text': {
    uk: 'Повернення 96 % означає, що з кожних 100 грн ставок у середньому 4 грн залишаються в казино. Що довше гра, то ближче результат до цієї цифри.',
    ru: 'Возврат 96 % означает, что с каждых 100 грн ставок в среднем 4 грн остаются в казино. Чем дольше игра, тем ближе результат к этой цифре.',
    en: 'A return of 96% means that of every 100 staked, 4 stay with the house on average. The longer you play, the closer you get to that figure.',
  },
  'safe.fact.memory.heading': { uk: 'У гри немає пам’яті', ru: 'У игры нет памяти', en: 'Games have no memory' },
  'safe.fact.memory.text': {
    uk: 'Після десяти червоних імовірність чорного така сама, як завжди. «Гарячих» і «холодних» автоматів не буває.',
    ru: 'После десяти красных вероятность чёрного такая же, как всегда. «Горячих» и «холодных» автоматов не бывает.',
    en: 'After ten reds, the chance of black is the same as ever. There are no hot or cold machines.',
  },
  'safe.fact.near.heading': { uk: '«Майже виграш» — це програш', ru: '«Почти выигрыш» — это проигрыш', en: 'A near miss is a loss' },
  'safe.fact.near.text': {
    uk: 'Символ, що зупинився поруч, не робить наступний виграш ближчим. Ми не святкуємо виграшів, менших за ставку.',
    ru: 'Символ, который остановился рядом, не делает следующий выигрыш ближе. Мы не празднуем выигрыши меньше ставки.',
    en: 'A symbol that stops just off the line brings your next win no closer. We never celebrate a win smaller than the stake.',
  },
})
