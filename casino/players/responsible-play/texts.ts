import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'limit-impossible': {
    uk: 'Такий ліміт неможливий. Для часу вкажіть від 1 хвилини до повної тривалості періоду.',
    ru: 'Такой лимит невозможен. Для времени укажите от 1 минуты до полной длительности периода.',
    en: 'This limit isn’t possible. A time limit can be anything from 1 minute to the whole period.',
  },
  'no-increase-waits': {
    uk: 'Немає підвищення, яке можна підтвердити. Можливо, його строк минув: попросіть ще раз.',
    ru: 'Нет повышения, которое можно подтвердить. Возможно, его срок истёк: попросите ещё раз.',
    en: 'There’s no increase to confirm. It may have expired: request it again.',
  },
  'increase-too-early': {
    uk: 'Підтвердити підвищення можна лише через 24 години після запиту. Доти діє нижчий ліміт.',
    ru: 'Подтвердить повышение можно только через 24 часа после запроса. До этого действует более низкий лимит.',
    en: 'You can confirm an increase 24 hours after you request it. Until then the lower limit applies.',
  },
  'restriction-stands': {
    uk: 'Це обмеження вже діє.',
    ru: 'Это ограничение уже действует.',
    en: 'This restriction is already in place.',
  },
  'restriction-absent': {
    uk: 'Такого обмеження на акаунті немає.',
    ru: 'Такого ограничения на аккаунте нет.',
    en: 'There is no such restriction on this account.',
  },
  'play-safe.limits.heading': {
    uk: 'Мої ліміти',
    ru: 'Мои лимиты',
    en: 'My limits',
  },
  'play-safe.limits.lead': {
    uk: 'Нижчий ліміт діє одразу. Вищий — лише через 24 години й після вашого другого підтвердження. З кількох лімітів спрацьовує найсуворіший.',
    ru: 'Более низкий лимит действует сразу. Более высокий — только через 24 часа и после вашего второго подтверждения. Из нескольких лимитов срабатывает самый строгий.',
    en: 'A lower limit applies at once. A higher one applies only after 24 hours, once you confirm it again. If you set several limits, the strictest one counts.',
  },
  'play-safe.limits.kinds': {
    uk: 'Що обмежити',
    ru: 'Что ограничить',
    en: 'What to limit',
  },
  'play-safe.kind.deposit': {
    uk: 'Поповнення',
    ru: 'Пополнения',
    en: 'Deposits',
  },
  'play-safe.kind.loss': {
    uk: 'Програш',
    ru: 'Проигрыш',
    en: 'Losses',
  },
  'play-safe.kind.stake': {
    uk: 'Ставки',
    ru: 'Ставки',
    en: 'Stakes',
  },
  'play-safe.kind.session': {
    uk: 'Час',
    ru: 'Время',
    en: 'Time',
  },
  'play-safe.kind.deposit-text': {
    uk: 'Скільки грошей можна внести. Рахуються всі поповнення, навіть якщо потім ви щось вивели.',
    ru: 'Сколько денег можно внести. Считаются все пополнения, даже если потом вы что-то вывели.',
    en: 'How much you can deposit. Every deposit counts, even if you later withdraw some of it.',
  },
  'play-safe.kind.loss-text': {
    uk: 'Скільки можна програти: ставки мінус виграші на власні гроші.',
    ru: 'Сколько можно проиграть: ставки минус выигрыши на собственные деньги.',
    en: 'How much you can lose: your stakes minus your wins, own money only.',
  },
  'play-safe.kind.stake-text': {
    uk: 'На яку суму можна зробити ставок, хай що ви виграли.',
    ru: 'На какую сумму можно сделать ставок, сколько бы вы ни выиграли.',
    en: 'How much you can stake in total, whatever you win.',
  },
  'play-safe.kind.session-text': {
    uk: 'Скільки часу можна грати. Коли час скінчиться, ставки зупиняться; виграші за прийнятими ставками ви отримаєте.',
    ru: 'Сколько времени можно играть. Когда время закончится, ставки остановятся; выигрыши по принятым ставкам вы получите.',
    en: 'How long you can play. When time is up, betting stops; bets already placed are still paid out.',
  },
  'play-safe.period.24-hours': {
    uk: 'За 24 години',
    ru: 'За 24 часа',
    en: 'Per 24 hours',
  },
  'play-safe.period.7-days': {
    uk: 'За 7 днів',
    ru: 'За 7 дней',
    en: 'Per 7 days',
  },
  'play-safe.period.30-days': {
    uk: 'За 30 днів',
    ru: 'За 30 дней',
    en: 'Per 30 days',
  },
  'play-safe.limits.none': {
    uk: 'Без ліміту',
    ru: 'Без лимита',
    en: 'No limit',
  },
  'play-safe.limits.minutes': {
    uk: 'хв',
    ru: 'мин',
    en: 'min',
  },
  'play-safe.limits.save': {
    uk: 'Зберегти ліміти',
    ru: 'Сохранить лимиты',
    en: 'Save limits',
  },
  'play-safe.limits.wrong-amount': {
    uk: 'Введіть суму цифрами або залиште поле порожнім.',
    ru: 'Введите сумму цифрами или оставьте поле пустым.',
    en: 'Enter an amount, or leave the field empty.',
  },
  'play-safe.limits.wrong-minutes': {
    uk: 'Введіть цілу кількість хвилин, не більшу за весь період.',
    ru: 'Введите целое число минут, не больше всего периода.',
    en: 'Enter whole minutes, no longer than the period itself.',
  },
  'play-safe.limits.saved': {
    uk: 'Ліміти збережено. Нижчі діють уже зараз.',
    ru: 'Лимиты сохранены. Более низкие действуют уже сейчас.',
    en: 'Limits saved. Lower ones apply from now on.',
  },
  'play-safe.limits.waiting': {
    uk: 'Підвищення чекає',
    ru: 'Повышение ожидает',
    en: 'Increase pending',
  },
  'play-safe.limits.waiting-text': {
    uk: 'Підтвердити його можна буде {at}. До того діє нижчий ліміт.',
    ru: 'Подтвердить его можно будет {at}. До этого действует более низкий лимит.',
    en: 'You can confirm it on {at}. Until then the lower limit applies.',
  },
  'play-safe.increase.to': {
    uk: '{period}: запит на підвищення до {amount}. Підтвердити можна з {at}.',
    ru: '{period}: запрос на повышение до {amount}. Подтвердить можно с {at}.',
    en: '{period}: increase to {amount} requested. You can confirm it from {at}.',
  },
  'play-safe.increase.ready': {
    uk: '{period}: запит на підвищення до {amount}. Підтвердьте до {till}, якщо ще хочете цього.',
    ru: '{period}: запрос на повышение до {amount}. Подтвердите до {till}, если всё ещё хотите этого.',
    en: '{period}: increase to {amount} requested. Confirm it by {till} if you still want it.',
  },
  'play-safe.increase.confirm': {
    uk: 'Підтвердити підвищення',
    ru: 'Подтвердить повышение',
    en: 'Confirm increase',
  },
  'play-safe.increase.drop': {
    uk: 'Залишити як є',
    ru: 'Оставить как есть',
    en: 'Keep the current limit',
  },
  'play-safe.increase.confirmed': {
    uk: 'Новий ліміт діє.',
    ru: 'Новый лимит действует.',
    en: 'Your new limit applies now.',
  },
  'play-safe.required.heading': {
    uk: 'Спершу встановіть ліміти',
    ru: 'Сначала установите лимиты',
    en: 'Set your limits first',
  },
  'play-safe.required.text': {
    uk: 'Закон вимагає, щоб до першої ставки ви самі обмежили: {kinds}. Достатньо одного періоду для кожного.',
    ru: 'Закон требует, чтобы до первой ставки вы сами ограничили: {kinds}. Достаточно одного периода для каждого.',
    en: 'By law you need to set limits before your first bet: {kinds}. One period for each is enough.',
  },
  'play-safe.check.heading': {
    uk: 'Нагадування про час',
    ru: 'Напоминание о времени',
    en: 'Time reminder',
  },
  'play-safe.check.text': {
    uk: 'Під час гри ми покажемо, скільки минуло часу та який результат.',
    ru: 'Во время игры мы покажем, сколько прошло времени и какой результат.',
    en: 'While you play, we’ll show you how long you’ve been playing and how you’re doing.',
  },
  'play-safe.check.every': {
    uk: 'Нагадувати кожні',
    ru: 'Напоминать каждые',
    en: 'Remind me every',
  },
  'play-safe.check.minutes': {
    uk: '{minutes, plural, one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}',
    ru: '{minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}',
    en: '{minutes, plural, one {# minute} other {# minutes}}',
  },
  'play-safe.check.saved': {
    uk: 'Нагадування змінено.',
    ru: 'Напоминание изменено.',
    en: 'Reminder updated.',
  },
  'play-safe.result.heading': {
    uk: 'Час і результат',
    ru: 'Время и результат',
    en: 'Time and result',
  },
  'play-safe.result.period': {
    uk: 'Період',
    ru: 'Период',
    en: 'Period',
  },
  'play-safe.result.sitting': {
    uk: 'Цей візит',
    ru: 'Этот визит',
    en: 'This visit',
  },
  'play-safe.result.24-hours': {
    uk: '24 години',
    ru: '24 часа',
    en: '24 hours',
  },
  'play-safe.result.7-days': {
    uk: '7 днів',
    ru: '7 дней',
    en: '7 days',
  },
  'play-safe.result.30-days': {
    uk: '30 днів',
    ru: '30 дней',
    en: '30 days',
  },
  'play-safe.result.time': {
    uk: 'Час гри',
    ru: 'Время игры',
    en: 'Time played',
  },
  'play-safe.result.staked': {
    uk: 'Поставлено',
    ru: 'Поставлено',
    en: 'Staked',
  },
  'play-safe.result.won': {
    uk: 'Повернулося',
    ru: 'Вернулось',
    en: 'Returned',
  },
  'play-safe.result.net': {
    uk: 'Результат',
    ru: 'Результат',
    en: 'Result',
  },
  'play-safe.result.left': {
    uk: 'Залишилося часу',
    ru: 'Осталось времени',
    en: 'Time left',
  },
  'play-safe.result.own-money': {
    uk: 'Лише ставки на власні гроші, без бонусів і демо.',
    ru: 'Только ставки на собственные деньги, без бонусов и демо.',
    en: 'Only bets with your own money: no bonuses, no demo play.',
  },
  'play-safe.result.failed': {
    uk: 'Не вдалося порахувати результат. Спробуйте трохи згодом.',
    ru: 'Не удалось посчитать результат. Попробуйте чуть позже.',
    en: 'We couldn’t work out your result. Try again in a moment.',
  },
  'play-safe.duration': {
    uk: '{hours, plural, =0 {{minutes} хв} other {# год{minutes, plural, =0 {} other { # хв}}}}',
    ru: '{hours, plural, =0 {{minutes} мин} other {# ч{minutes, plural, =0 {} other { # мин}}}}',
    en: '{hours, plural, =0 {{minutes} min} other {# h{minutes, plural, =0 {} other { # min}}}}',
  },
  'play-safe.break.heading': {
    uk: 'Перерва',
    ru: 'Перерыв',
    en: 'Take a break',
  },
  'play-safe.break.text': {
    uk: 'Від доби до шести тижнів без гри. Діє одразу, скасувати не можна. Гроші на рахунку залишаються вашими.',
    ru: 'От суток до шести недель без игры. Действует сразу, отменить нельзя. Деньги на счёте остаются вашими.',
    en: 'From a day to six weeks without gambling. It starts at once and can’t be cancelled. The money in your account is still yours.',
  },
  'play-safe.break.length': {
    uk: 'Тривалість перерви',
    ru: 'Длительность перерыва',
    en: 'Length of the break',
  },
  'play-safe.break.days': {
    uk: '{days, plural, one {# день} few {# дні} many {# днів} other {# дня}}',
    ru: '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    en: '{days, plural, one {# day} other {# days}}',
  },
  'play-safe.break.take': {
    uk: 'Взяти перерву',
    ru: 'Взять перерыв',
    en: 'Take a break',
  },
  'play-safe.exclude.heading': {
    uk: 'Самовиключення',
    ru: 'Самоисключение',
    en: 'Self-exclusion',
  },
  'play-safe.exclude.text': {
    uk: 'Від шести місяців до трьох років без гри, поповнень, бонусів і наших повідомлень, окрім тих, що про ваші гроші, дані та безпеку акаунта. Діє одразу, скасувати або скоротити не може ніхто, навіть підтримка.',
    ru: 'От шести месяцев до трёх лет без игры, пополнений, бонусов и наших сообщений, кроме тех, что о ваших деньгах, данных и безопасности аккаунта. Действует сразу, отменить или сократить не может никто, даже поддержка.',
    en: 'From six months to three years without gambling, deposits, bonuses or messages from us, except about your money, your data and the safety of your account. It starts at once, and nobody can cancel or shorten it, not even support.',
  },
  'play-safe.exclude.length': {
    uk: 'Строк самовиключення',
    ru: 'Срок самоисключения',
    en: 'Length of the self-exclusion',
  },
  'play-safe.exclude.months': {
    uk: '{months, plural, =12 {1 рік} =24 {2 роки} =36 {3 роки} one {# місяць} few {# місяці} many {# місяців} other {# місяця}}',
    ru: '{months, plural, =12 {1 год} =24 {2 года} =36 {3 года} one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}',
    en: '{months, plural, =12 {1 year} =24 {2 years} =36 {3 years} one {# month} other {# months}}',
  },
  'play-safe.exclude.take': {
    uk: 'Виключити себе',
    ru: 'Исключить себя',
    en: 'Exclude myself',
  },
  'play-safe.confirm.break-heading': {
    uk: 'Перерва до {till}',
    ru: 'Перерыв до {till}',
    en: 'Break until {till}',
  },
  'play-safe.confirm.exclude-heading': {
    uk: 'Самовиключення до {till}',
    ru: 'Самоисключение до {till}',
    en: 'Self-exclusion until {till}',
  },
  'play-safe.confirm.stakes': {
    uk: 'Ставки й поповнення закриються тієї ж миті, на всіх пристроях.',
    ru: 'Ставки и пополнения закроются в тот же миг, на всех устройствах.',
    en: 'You can’t bet or deposit from that moment on, on any device.',
  },
  'play-safe.confirm.out': {
    uk: 'Ви вийдете з акаунта всюди. Увійти знову можна, щоб забрати свої гроші.',
    ru: 'Вы выйдете из аккаунта везде. Войти снова можно, чтобы забрать свои деньги.',
    en: 'You’ll be logged out everywhere. You can log in again to get your money.',
  },
  'play-safe.confirm.wins': {
    uk: 'Виграші за вже прийнятими ставками буде зараховано.',
    ru: 'Выигрыши по уже принятым ставкам будут зачислены.',
    en: 'Bets already placed are still paid out.',
  },
  'play-safe.confirm.no-way-back': {
    uk: 'До цієї дати скасувати це не можна.',
    ru: 'До этой даты отменить это нельзя.',
    en: 'It can’t be cancelled before that date.',
  },
  'play-safe.confirm.contests': {
    uk: 'Ви вийдете з гонок та інших змагань, а бонуси й наші повідомлення припиняться. Писатимемо лише про ваші гроші, дані та безпеку акаунта.',
    ru: 'Вы выйдете из гонок и других соревнований, а бонусы и наши сообщения прекратятся. Писать будем только о ваших деньгах, данных и безопасности аккаунта.',
    en: 'You’ll leave all races and other contests, and bonuses and messages from us will stop. We’ll write only about your money, your data and the safety of your account.',
  },
  'play-safe.confirm.contests-of-break': {
    uk: 'Ви вийдете з гонок та інших змагань. У ті, що вже почалися, повернутися не можна й після перерви.',
    ru: 'Вы выйдете из гонок и других соревнований. В те, что уже начались, вернуться нельзя и после перерыва.',
    en: 'You’ll leave all races and other contests. You can’t rejoin one that has started, even after your break.',
  },
  'play-safe.confirm.next': {
    uk: 'Далі',
    ru: 'Далее',
    en: 'Next',
  },
  'play-safe.confirm.back': {
    uk: 'Повернутися',
    ru: 'Вернуться',
    en: 'Go back',
  },
  'play-safe.confirm.cancel': {
    uk: 'Не зараз',
    ru: 'Не сейчас',
    en: 'Not now',
  },
  'play-safe.confirm.understood': {
    uk: 'Я розумію, що до {till} не зможу грати й ніхто цього не скасує',
    ru: 'Я понимаю, что до {till} не смогу играть и никто этого не отменит',
    en: 'I understand that I can’t play until {till} and that nobody can cancel this',
  },
  'play-safe.confirm.unmarked': {
    uk: 'Поставте позначку, щоб підтвердити.',
    ru: 'Поставьте отметку, чтобы подтвердить.',
    en: 'Tick the box to confirm.',
  },
  'play-safe.restricted.cooling-off': {
    uk: 'У вас перерва до {till}',
    ru: 'У вас перерыв до {till}',
    en: 'You’re on a break until {till}',
  },
  'play-safe.restricted.self-excluded': {
    uk: 'Самовиключення діє до {till}',
    ru: 'Самоисключение действует до {till}',
    en: 'You’re self-excluded until {till}',
  },
  'play-safe.restricted.text': {
    uk: 'Ставки й поповнення закриті. Гроші на рахунку лишаються вашими.',
    ru: 'Ставки и пополнения закрыты. Деньги на счёте остаются вашими.',
    en: 'You can’t bet or deposit. The money in your account is still yours.',
  },
  'play-safe.restricted.strip': {
    uk: 'Гроші на рахунку лишаються вашими.',
    ru: 'Деньги на счёте остаются вашими.',
    en: 'The money in your account is still yours.',
  },
  'play-safe.restricted.more': {
    uk: 'Що далі',
    ru: 'Что дальше',
    en: 'What this means',
  },
  'play-safe.restricted.youngster': {
    uk: 'Гру закрито: підтвердьте вік',
    ru: 'Игра закрыта: подтвердите возраст',
    en: 'Please confirm your age to play',
  },
  'play-safe.restricted.youngster-text': {
    uk: 'За нашими даними, вам ще рано грати, тому ставки й поповнення закриті. Гроші на рахунку лишаються вашими. Якщо це помилка, надішліть документ: ми перевіримо його й відкриємо гру.',
    ru: 'По нашим данным, вам ещё рано играть, поэтому ставки и пополнения закрыты. Деньги на счёте остаются вашими. Если это ошибка, отправьте документ: мы проверим его и откроем игру.',
    en: 'According to our records you’re too young to play, so you can’t bet or deposit. The money in your account is still yours. If this is a mistake, send us your ID: once we’ve checked it, you can play again.',
  },
  'play-safe.restricted.undesirable': {
    uk: 'Ми закрили для вас ставки й поповнення',
    ru: 'Мы закрыли для вас ставки и пополнения',
    en: 'You can’t bet or deposit here',
  },
  'play-safe.restricted.undesirable-text': {
    uk: 'Так вирішив наш працівник, і причину записано. Гроші на рахунку лишаються вашими.{support, select, none {} other { Щоб дізнатися причину або заперечити, напишіть на {support}.}}',
    ru: 'Так решил наш сотрудник, и причина записана. Деньги на счёте остаются вашими.{support, select, none {} other { Чтобы узнать причину или возразить, напишите на {support}.}}',
    en: 'A member of our team made this decision, and the reason is on record. The money in your account is still yours.{support, select, none {} other { Write to {support} to find out why or to appeal.}}',
  },
  'play-safe.restricted.unverified': {
    uk: 'Спершу підтвердьте особу',
    ru: 'Сначала подтвердите личность',
    en: 'Please verify your identity first',
  },
  'play-safe.restricted.unverified-text': {
    uk: 'Ставки й поповнення відкриються, щойно ми перевіримо ваші документи. Гроші на рахунку лишаються вашими.',
    ru: 'Ставки и пополнения откроются, как только мы проверим ваши документы. Деньги на счёте остаются вашими.',
    en: 'You can bet and deposit as soon as we’ve checked your documents. The money in your account is still yours.',
  },
  'play-safe.restricted.show-document': {
    uk: 'Надіслати документ',
    ru: 'Отправить документ',
    en: 'Send a document',
  },
  'play-safe.restricted.lifted': {
    uk: 'Обмеження знято: ставки й поповнення знову відкриті.',
    ru: 'Ограничение снято: ставки и пополнения снова открыты.',
    en: 'The restriction is lifted: you can bet and deposit again.',
  },
  'play-safe.ludoman.heading': {
    uk: 'Гра для вас закрита',
    ru: 'Игра для вас закрыта',
    en: 'You can’t play at the moment',
  },
  'play-safe.ludoman.till': {
    uk: 'Гра відкриється {till}.',
    ru: 'Игра откроется {till}.',
    en: 'You can play again from {till}.',
  },
  'play-safe.ludoman.no-till': {
    uk: '{support, select, none {Дату, коли гра відкриється знову, не визначено.} other {Щоб дізнатися, коли гра відкриється знову, напишіть на {support}.}}',
    ru: '{support, select, none {Дата, когда игра откроется снова, не определена.} other {Чтобы узнать, когда игра откроется снова, напишите на {support}.}}',
    en: '{support, select, none {There’s no set date for when you can play again.} other {Write to {support} to find out when you can play again.}}',
  },
  'play-safe.ludoman.help': {
    uk: 'Поговорити з кимось допомагає: 0 800 336 105, безкоштовно й анонімно.',
    ru: 'Поговорить с кем-то помогает: 0 800 336 105, бесплатно и анонимно.',
    en: 'It helps to talk to someone: 0 800 336 105 in Ukraine, free and anonymous.',
  },
  'play-safe.ludoman.call': {
    uk: 'Зателефонувати',
    ru: 'Позвонить',
    en: 'Call',
  },
  'play-safe.ludoman.more': {
    uk: 'Відповідальна гра',
    ru: 'Ответственная игра',
    en: 'Responsible play',
  },
  'play-safe.ludoman.close': {
    uk: 'Зрозуміло',
    ru: 'Понятно',
    en: 'Got it',
  },
  'play-safe.reality.heading': {
    uk: 'Ви граєте вже {time}',
    ru: 'Вы играете уже {time}',
    en: 'You’ve been playing for {time}',
  },
  'play-safe.reality.text': {
    uk: 'Гарна мить, щоб вирішити, чи грати далі.',
    ru: 'Хороший момент, чтобы решить, играть ли дальше.',
    en: 'A good moment to decide whether to carry on.',
  },
  'play-safe.reality.continue': {
    uk: 'Грати далі',
    ru: 'Играть дальше',
    en: 'Continue',
  },
  'play-safe.reality.break': {
    uk: 'Зробити перерву',
    ru: 'Сделать перерыв',
    en: 'Take a break',
  },
  'play-safe.clock.label': {
    uk: 'Час і результат: {time}',
    ru: 'Время и результат: {time}',
    en: 'Time and result: {time}',
  },
  'play-safe.clock.limits': {
    uk: 'Ліміти, перерва й самовиключення',
    ru: 'Лимиты, перерыв и самоисключение',
    en: 'Limits, breaks and self-exclusion',
  },
  'play-safe.stopped.session-limit': {
    uk: 'Ліміт часу вичерпано. Ставки зупинено.',
    ru: 'Лимит времени исчерпан. Ставки остановлены.',
    en: 'You’ve reached your time limit. Betting has stopped.',
  },
  'play-safe.stopped.break': {
    uk: 'Час на перерву. Ставки зупинено.',
    ru: 'Время сделать перерыв. Ставки остановлены.',
    en: 'Time for a break. Betting has stopped.',
  },
  'play-safe.stopped.limits-required': {
    uk: 'Перед першою ставкою встановіть ліміти.',
    ru: 'Перед первой ставкой установите лимиты.',
    en: 'Set your limits before your first bet.',
  },
  'play-safe.stopped.till': {
    uk: 'Грати знову можна з {till}.',
    ru: 'Играть снова можно с {till}.',
    en: 'You can play again from {till}.',
  },
  'play-safe.stopped.open': {
    uk: 'Відкрити ліміти',
    ru: 'Открыть лимиты',
    en: 'Open my limits',
  },
})
