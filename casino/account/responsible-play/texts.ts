import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'limit-impossible': {
    uk: 'Такий ліміт неможливий. Для часу вкажіть від 1 хвилини до повної тривалості періоду.',
    ru: 'Такой лимит невозможен. Для времени укажите от 1 минуты до полной длительности периода.',
    en: 'This limit is not possible. For time, enter from 1 minute up to the whole length of the period.',
  },
  'no-increase-waits': {
    uk: 'Немає підвищення, яке можна підтвердити. Можливо, його строк минув: попросіть ще раз.',
    ru: 'Нет повышения, которое можно подтвердить. Возможно, его срок истёк: попросите ещё раз.',
    en: 'There is no increase to confirm. It may have lapsed: ask for it again.',
  },
  'increase-too-early': {
    uk: 'Підтвердити підвищення можна лише через 24 години після запиту. Доти діє нижчий ліміт.',
    ru: 'Подтвердить повышение можно только через 24 часа после запроса. До этого действует более низкий лимит.',
    en: 'An increase can be confirmed only 24 hours after you asked for it. Until then the lower limit holds.',
  },
  'restriction-stands': {
    uk: 'Це обмеження вже діє.',
    ru: 'Это ограничение уже действует.',
    en: 'This restriction stands already.',
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
    en: 'A lower limit holds at once. A higher one only after 24 hours and your second confirmation. Of several limits the strictest one stops.',
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
    en: 'How much money you can bring in. Every deposit counts, even if you withdrew something later.',
  },
  'play-safe.kind.loss-text': {
    uk: 'Скільки можна програти: ставки мінус виграші на власні гроші.',
    ru: 'Сколько можно проиграть: ставки минус выигрыши на собственные деньги.',
    en: 'How much you can lose: stakes minus wins with your own money.',
  },
  'play-safe.kind.stake-text': {
    uk: 'На яку суму можна зробити ставок, хай що ви виграли.',
    ru: 'На какую сумму можно сделать ставок, сколько бы вы ни выиграли.',
    en: 'How much you can stake altogether, whatever you win.',
  },
  'play-safe.kind.session-text': {
    uk: 'Скільки часу можна грати. Коли час скінчиться, ставки зупиняться; виграші за прийнятими ставками ви отримаєте.',
    ru: 'Сколько времени можно играть. Когда время закончится, ставки остановятся; выигрыши по принятым ставкам вы получите.',
    en: 'How long you can play. When the time is up, bets stop; wins of bets already taken are paid.',
  },
  'play-safe.period.24-hours': {
    uk: 'За 24 години',
    ru: 'За 24 часа',
    en: 'In 24 hours',
  },
  'play-safe.period.7-days': {
    uk: 'За 7 днів',
    ru: 'За 7 дней',
    en: 'In 7 days',
  },
  'play-safe.period.30-days': {
    uk: 'За 30 днів',
    ru: 'За 30 дней',
    en: 'In 30 days',
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
    en: 'Save the limits',
  },
  'play-safe.limits.wrong-amount': {
    uk: 'Введіть суму цифрами або залиште поле порожнім.',
    ru: 'Введите сумму цифрами или оставьте поле пустым.',
    en: 'Enter an amount in digits, or leave the field empty.',
  },
  'play-safe.limits.wrong-minutes': {
    uk: 'Введіть цілу кількість хвилин, не більшу за весь період.',
    ru: 'Введите целое число минут, не больше всего периода.',
    en: 'Enter whole minutes, no more than the whole period.',
  },
  'play-safe.limits.saved': {
    uk: 'Ліміти збережено. Нижчі діють уже зараз.',
    ru: 'Лимиты сохранены. Более низкие действуют уже сейчас.',
    en: 'The limits are saved. Lower ones hold already.',
  },
  'play-safe.limits.waiting': {
    uk: 'Підвищення чекає',
    ru: 'Повышение ожидает',
    en: 'The increase waits',
  },
  'play-safe.limits.waiting-text': {
    uk: 'Підтвердити його можна буде {at}. До того діє нижчий ліміт.',
    ru: 'Подтвердить его можно будет {at}. До этого действует более низкий лимит.',
    en: 'You can confirm it on {at}. Until then the lower limit holds.',
  },
  'play-safe.increase.to': {
    uk: '{period}: запит на підвищення до {amount}. Підтвердити можна з {at}.',
    ru: '{period}: запрос на повышение до {amount}. Подтвердить можно с {at}.',
    en: '{period}: you asked for {amount}. It can be confirmed from {at}.',
  },
  'play-safe.increase.ready': {
    uk: '{period}: запит на підвищення до {amount}. Підтвердьте до {till}, якщо ще хочете цього.',
    ru: '{period}: запрос на повышение до {amount}. Подтвердите до {till}, если всё ещё хотите этого.',
    en: '{period}: you asked for {amount}. Confirm it by {till} if you still want it.',
  },
  'play-safe.increase.confirm': {
    uk: 'Підтвердити підвищення',
    ru: 'Подтвердить повышение',
    en: 'Confirm the increase',
  },
  'play-safe.increase.drop': {
    uk: 'Залишити як є',
    ru: 'Оставить как есть',
    en: 'Keep it as it is',
  },
  'play-safe.increase.confirmed': {
    uk: 'Новий ліміт діє.',
    ru: 'Новый лимит действует.',
    en: 'The new limit holds.',
  },
  'play-safe.required.heading': {
    uk: 'Спершу встановіть ліміти',
    ru: 'Сначала установите лимиты',
    en: 'Set your limits first',
  },
  'play-safe.required.text': {
    uk: 'Закон вимагає, щоб до першої ставки ви самі обмежили: {kinds}. Достатньо одного періоду для кожного.',
    ru: 'Закон требует, чтобы до первой ставки вы сами ограничили: {kinds}. Достаточно одного периода для каждого.',
    en: 'The law asks that before your first bet you limit: {kinds}. One period for each is enough.',
  },
  'play-safe.check.heading': {
    uk: 'Нагадування про час',
    ru: 'Напоминание о времени',
    en: 'Time reminder',
  },
  'play-safe.check.text': {
    uk: 'Під час гри ми покажемо, скільки минуло часу та який результат.',
    ru: 'Во время игры мы покажем, сколько прошло времени и какой результат.',
    en: 'While you play we show how much time has passed and the result.',
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
    en: 'The reminder is changed.',
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
    en: 'Time of play',
  },
  'play-safe.result.staked': {
    uk: 'Поставлено',
    ru: 'Поставлено',
    en: 'Staked',
  },
  'play-safe.result.won': {
    uk: 'Виграно',
    ru: 'Выиграно',
    en: 'Won',
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
    en: 'Bets with your own money alone, without bonuses and demo.',
  },
  'play-safe.result.failed': {
    uk: 'Не вдалося порахувати результат. Спробуйте трохи згодом.',
    ru: 'Не удалось посчитать результат. Попробуйте чуть позже.',
    en: 'The result could not be worked out. Try again a little later.',
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
    en: 'From a day to six weeks without play. It holds at once and can’t be cancelled. The money on your balance stays yours.',
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
    uk: 'Від шести місяців до трьох років без гри, поповнень, бонусів і наших листів. Діє одразу, скасувати або скоротити не може ніхто, навіть підтримка.',
    ru: 'От шести месяцев до трёх лет без игры, пополнений, бонусов и наших писем. Действует сразу, отменить или сократить не может никто, даже поддержка.',
    en: 'From six months to three years without play, deposits, bonuses or messages from us. It holds at once; nobody can cancel or shorten it, support included.',
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
    en: 'A break until {till}',
  },
  'play-safe.confirm.exclude-heading': {
    uk: 'Самовиключення до {till}',
    ru: 'Самоисключение до {till}',
    en: 'Self-exclusion until {till}',
  },
  'play-safe.confirm.stakes': {
    uk: 'Ставки й поповнення закриються тієї ж миті, на всіх пристроях.',
    ru: 'Ставки и пополнения закроются в тот же миг, на всех устройствах.',
    en: 'Bets and deposits close that very moment, on every device.',
  },
  'play-safe.confirm.out': {
    uk: 'Ви вийдете з акаунта всюди. Увійти знову можна, щоб забрати свої гроші.',
    ru: 'Вы выйдете из аккаунта везде. Войти снова можно, чтобы забрать свои деньги.',
    en: 'You are logged out everywhere. You can log in again to fetch your money.',
  },
  'play-safe.confirm.wins': {
    uk: 'Виграші за вже прийнятими ставками буде зараховано.',
    ru: 'Выигрыши по уже принятым ставкам будут зачислены.',
    en: 'Wins of bets that were taken already are paid.',
  },
  'play-safe.confirm.no-way-back': {
    uk: 'До цієї дати скасувати це не можна.',
    ru: 'До этой даты отменить это нельзя.',
    en: 'It cannot be cancelled before that date.',
  },
  'play-safe.confirm.contests': {
    uk: 'Ви вийдете з гонок, а бонуси й наші повідомлення припиняться.',
    ru: 'Вы выйдете из гонок, а бонусы и наши сообщения прекратятся.',
    en: 'You leave the races; bonuses and our messages stop.',
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
    en: 'I understand that I cannot play until {till} and nobody will cancel it',
  },
  'play-safe.confirm.unmarked': {
    uk: 'Поставте позначку, щоб підтвердити.',
    ru: 'Поставьте отметку, чтобы подтвердить.',
    en: 'Mark the box to confirm.',
  },
  'play-safe.restricted.cooling-off': {
    uk: 'У вас перерва до {till}',
    ru: 'У вас перерыв до {till}',
    en: 'You are on a break until {till}',
  },
  'play-safe.restricted.self-excluded': {
    uk: 'Самовиключення діє до {till}',
    ru: 'Самоисключение действует до {till}',
    en: 'Your self-exclusion holds until {till}',
  },
  'play-safe.restricted.text': {
    uk: 'Ставки й поповнення закриті. Гроші на рахунку лишаються вашими.',
    ru: 'Ставки и пополнения закрыты. Деньги на счёте остаются вашими.',
    en: 'Bets and deposits are closed. The money on your balance stays yours.',
  },
  'play-safe.restricted.strip': {
    uk: 'Гроші на рахунку лишаються вашими.',
    ru: 'Деньги на счёте остаются вашими.',
    en: 'The money in your account stays yours.',
  },
  'play-safe.restricted.more': {
    uk: 'Що далі',
    ru: 'Что дальше',
    en: 'What happens next',
  },
  'play-safe.restricted.youngster': {
    uk: 'Гру закрито: підтвердьте вік',
    ru: 'Игра закрыта: подтвердите возраст',
    en: 'Play is closed: please confirm your age',
  },
  'play-safe.restricted.youngster-text': {
    uk: 'За нашими даними, вам ще рано грати, тому ставки й поповнення закриті. Гроші на рахунку лишаються вашими. Якщо це помилка, надішліть документ: ми перевіримо його й відкриємо гру.',
    ru: 'По нашим данным, вам ещё рано играть, поэтому ставки и пополнения закрыты. Деньги на счёте остаются вашими. Если это ошибка, отправьте документ: мы проверим его и откроем игру.',
    en: 'By what we know you are too young to play, so bets and deposits are closed. The money on your balance stays yours. If this is a mistake, send a document: we will check it and open play again.',
  },
  'play-safe.restricted.undesirable': {
    uk: 'Ми закрили для вас ставки й поповнення',
    ru: 'Мы закрыли для вас ставки и пополнения',
    en: 'We have closed bets and deposits for you',
  },
  'play-safe.restricted.undesirable-text': {
    uk: 'Так вирішив наш працівник, і причину записано. Гроші на рахунку лишаються вашими. Напишіть у підтримку, щоб дізнатися причину або заперечити.',
    ru: 'Так решил наш сотрудник, и причина записана. Деньги на счёте остаются вашими. Напишите в поддержку, чтобы узнать причину или возразить.',
    en: 'One of our staff decided so, and the reason is on record. The money on your balance stays yours. Write to support to learn the reason or to object.',
  },
  'play-safe.restricted.unverified': {
    uk: 'Спершу підтвердьте особу',
    ru: 'Сначала подтвердите личность',
    en: 'Please confirm who you are first',
  },
  'play-safe.restricted.unverified-text': {
    uk: 'Ставки й поповнення відкриються, щойно ми перевіримо ваші документи. Гроші на рахунку лишаються вашими.',
    ru: 'Ставки и пополнения откроются, как только мы проверим ваши документы. Деньги на счёте остаются вашими.',
    en: 'Bets and deposits open as soon as we have checked your documents. The money on your balance stays yours.',
  },
  'play-safe.restricted.show-document': {
    uk: 'Показати документ',
    ru: 'Показать документ',
    en: 'Show a document',
  },
  'play-safe.restricted.lifted': {
    uk: 'Обмеження знято: ставки й поповнення знову відкриті.',
    ru: 'Ограничение снято: ставки и пополнения снова открыты.',
    en: 'The restriction is lifted: bets and deposits are open again.',
  },
  'play-safe.ludoman.heading': {
    uk: 'Гра для вас закрита',
    ru: 'Игра для вас закрыта',
    en: 'Play is closed for you',
  },
  'play-safe.ludoman.till': {
    uk: 'Гра відкриється {till}.',
    ru: 'Игра откроется {till}.',
    en: 'Play opens again on {till}.',
  },
  'play-safe.ludoman.no-till': {
    uk: 'Дату, коли гра відкриється знову, підкаже підтримка.',
    ru: 'Дату, когда игра откроется снова, подскажет поддержка.',
    en: 'Support can tell you when play opens again.',
  },
  'play-safe.ludoman.help': {
    uk: 'Поговорити з кимось допомагає: 0 800 336 105, безкоштовно й анонімно.',
    ru: 'Поговорить с кем-то помогает: 0 800 336 105, бесплатно и анонимно.',
    en: 'Talking to somebody helps: 0 800 336 105 in Ukraine, free and anonymous.',
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
  'play-safe.cashback.heading': {
    uk: 'Кешбек зупинено',
    ru: 'Кешбэк остановлен',
    en: 'Cashback has stopped',
  },
  'play-safe.cashback.text': {
    uk: 'Поки гра для вас закрита, кешбек і бонуси не нараховуються. Так вас ніщо не кличе назад.',
    ru: 'Пока игра для вас закрыта, кешбэк и бонусы не начисляются. Так вас ничто не зовёт обратно.',
    en: 'While play is closed for you, no cashback or bonuses are given. So nothing calls you back.',
  },
  'play-safe.reality.heading': {
    uk: 'Ви граєте вже {time}',
    ru: 'Вы играете уже {time}',
    en: 'You have been playing for {time}',
  },
  'play-safe.reality.text': {
    uk: 'Гарна мить, щоб вирішити, чи грати далі.',
    ru: 'Хороший момент, чтобы решить, играть ли дальше.',
    en: 'A good moment to decide whether to go on.',
  },
  'play-safe.reality.continue': {
    uk: 'Грати далі',
    ru: 'Играть дальше',
    en: 'Go on',
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
    en: 'Your time limit is used up. Bets have stopped.',
  },
  'play-safe.stopped.break': {
    uk: 'Час на перерву. Ставки зупинено.',
    ru: 'Время сделать перерыв. Ставки остановлены.',
    en: 'Time for a break. Bets have stopped.',
  },
  'play-safe.stopped.limits-required': {
    uk: 'Перед першою ставкою встановіть ліміти.',
    ru: 'Перед первой ставкой установите лимиты.',
    en: 'Set your limits before the first bet.',
  },
  'play-safe.stopped.till': {
    uk: 'Грати знову можна з {till}.',
    ru: 'Играть снова можно с {till}.',
    en: 'You can play again from {till}.',
  },
  'play-safe.stopped.open': {
    uk: 'Відкрити ліміти',
    ru: 'Открыть лимиты',
    en: 'Open the limits',
  },
})
