import { defineTexts } from '#kernel/i18n/texts.ts'

/** The terms; values that depend on configuration, licence or provider are placeholders. */
export const texts = defineTexts({
  'legal.since': { uk: 'Діє з {day}', ru: 'Действует с {day}', en: 'In force since {day}' },
  'terms.heading': { uk: 'Правила', ru: 'Правила', en: 'Terms' },
  'terms.lead': {
    uk: 'За цими правилами працює сайт {brand}. Реєструючись, ви з ними погоджуєтеся.',
    ru: 'По этим правилам работает сайт {brand}. Регистрируясь, вы с ними соглашаетесь.',
    en: 'These are the rules by which {brand} works. By registering you agree to them.',
  },
  'terms.operator.heading': { uk: 'Хто відповідає за сайт', ru: 'Кто отвечает за сайт', en: 'Who runs the site' },
  'terms.operator.1': {
    uk: '{has_company, select, yes {Сайт належить {company}, адреса: {address}.} other {Компанію, що відповідає за сайт, тут іще не зазначено. Поки її немає, вважайте сайт демонстрацією та не робіть ставок справжніми грошима.}}',
    ru: '{has_company, select, yes {Сайт принадлежит {company}, адрес: {address}.} other {Компания, отвечающая за сайт, здесь ещё не указана. Пока её нет, считайте сайт демонстрацией и не делайте ставок настоящими деньгами.}}',
    en: '{has_company, select, yes {The site is run by {company}, {address}.} other {The company responsible for this site has not been named here yet. Until it is, treat the site as a demonstration and don’t bet real money.}}',
  },
  'terms.operator.2': {
    uk: '{has_licence, select, yes {Ліцензія: {licence}.} other {Ліцензію на азартні ігри для цього сайту не зазначено.}}{regulator, select, none {} other { Нагляд здійснює {regulator}.}}',
    ru: '{has_licence, select, yes {Лицензия: {licence}.} other {Лицензия на азартные игры для этого сайта не указана.}}{regulator, select, none {} other { Надзор осуществляет {regulator}.}}',
    en: '{has_licence, select, yes {Licence: {licence}.} other {No gambling licence has been stated for this site.}}{regulator, select, none {} other { The regulator is {regulator}.}}',
  },
  'terms.players.heading': { uk: 'Хто може грати', ru: 'Кто может играть', en: 'Who can play' },
  'terms.players.1': {
    uk: 'Грати можна з {age, plural, one {# року} few {# років} many {# років} other {# року}}. Ми можемо попросити документ, що підтверджує вік, і закрити гру, доки його не перевірено.',
    ru: 'Играть можно с {age, plural, one {# года} few {# лет} many {# лет} other {# года}}. Мы можем попросить документ, подтверждающий возраст, и закрыть игру, пока он не проверен.',
    en: 'You must be {age} or older. We may ask for a document that proves your age, and close play until it has been checked.',
  },
  'terms.players.2': {
    uk: 'Один гравець — один акаунт. Дані в ньому мають бути вашими й правдивими.',
    ru: 'Один игрок — один аккаунт. Данные в нём должны быть вашими и настоящими.',
    en: 'One person, one account. The details in it must be yours and true.',
  },
  'terms.players.3': {
    uk: 'Якщо азартні ігри заборонені там, де ви перебуваєте, грати на сайті не можна.',
    ru: 'Если азартные игры запрещены там, где вы находитесь, играть на сайте нельзя.',
    en: 'If gambling is prohibited where you are, you may not play here.',
  },
  'terms.players.4': {
    uk: '{tax_number, select, yes {Щоб грати на гроші, потрібно вказати податковий номер (РНОКПП).} other {Якщо закон вимагатиме додаткових відомостей, сайт попросить їх до гри, а не після неї.}}',
    ru: '{tax_number, select, yes {Чтобы играть на деньги, нужно указать налоговый номер (РНОКПП).} other {Если закон потребует дополнительных сведений, сайт попросит их до игры, а не после неё.}}',
    en: '{tax_number, select, yes {To play for money you need to give your taxpayer number.} other {If the law requires more details, the site asks for them before you play, not afterwards.}}',
  },
  'terms.account.heading': { uk: 'Ваш акаунт', ru: 'Ваш аккаунт', en: 'Your account' },
  'terms.account.1': {
    uk: 'Нікому не передавайте пароль і коди. Ми ніколи їх не запитуємо.',
    ru: 'Никому не передавайте пароль и коды. Мы никогда их не спрашиваем.',
    en: 'Don’t share your password or codes with anyone. We never ask for them.',
  },
  'terms.account.2': {
    uk: 'Побачили вхід, якого не робили, — завершіть сеанси та змініть пароль у розділі «Безпека» профілю.',
    ru: 'Увидели вход, которого не совершали, — завершите сеансы и смените пароль в разделе «Безопасность» профиля.',
    en: 'If you see a log-in that wasn’t yours, end your sessions and change the password under Security in your profile.',
  },
  'terms.money.heading': { uk: 'Гроші', ru: 'Деньги', en: 'Money' },
  'terms.money.1': {
    uk: 'Доступні способи оплати, суми, строки й умови показано в касі. Діє те, що там показано.',
    ru: 'Доступные способы оплаты, суммы, сроки и условия показаны в кассе. Действует то, что там показано.',
    en: 'The payment methods, amounts, times and conditions available to you are shown in the cash desk. What is shown there applies.',
  },
  'terms.money.2': {
    uk: 'Гроші на основному рахунку ваші. Бонуси їх не блокують, а баланс ніколи не буває від’ємним.',
    ru: 'Деньги на основном счёте ваши. Бонусы их не блокируют, а баланс никогда не бывает отрицательным.',
    en: 'The money in your main balance is yours. Bonuses never lock it, and the balance never goes below zero.',
  },
  'terms.money.3': {
    uk: 'Поповнюйте рахунок лише власними коштами та власною карткою. Грати в борг не можна.',
    ru: 'Пополняйте счёт только своими средствами и своей картой. Играть в долг нельзя.',
    en: 'Deposit only your own money, with your own card. There is no playing on credit.',
  },
  'terms.money.4': {
    uk: '{is_demo, select, yes {Каса цього сайту працює в тестовому режимі: вона приймає лише тестові картки, тому гроші на рахунку несправжні.} other {Кожне поповнення, ставку й виграш видно в розділі «Операції» профілю.}}',
    ru: '{is_demo, select, yes {Касса этого сайта работает в тестовом режиме: она принимает только тестовые карты, поэтому деньги на счёте ненастоящие.} other {Каждое пополнение, ставку и выигрыш видно в разделе «Операции» профиля.}}',
    en: '{is_demo, select, yes {The cash desk of this site is in test mode: it takes test cards only, so the money in an account isn’t real.} other {Every deposit, stake and win is listed under Transactions in your profile.}}',
  },
  'terms.play.heading': { uk: 'Ігри та ставки', ru: 'Игры и ставки', en: 'Games and bets' },
  'terms.play.1': {
    uk: 'Прийняту ставку скасувати не можна. {studios, select, none {Результат раунду визначають} other {Результат раунду в наших іграх визначають}} числа, зафіксовані до ставки; перевірити його можна на сторінці «Чесність».{studios, select, none {} other { В іграх інших студій ({studios}) випадковість створює студія, і RTP називає вона: перевірити такий раунд там не можна. Чия гра, сказано на її сторінці.}}',
    ru: 'Принятую ставку отменить нельзя. {studios, select, none {Результат раунда определяют} other {Результат раунда в наших играх определяют}} числа, зафиксированные до ставки; проверить его можно на странице «Честность».{studios, select, none {} other { В играх других студий ({studios}) случайность создаёт студия, и RTP называет она: проверить такой раунд там нельзя. Чья игра, сказано на её странице.}}',
    en: 'An accepted bet cannot be cancelled. {studios, select, none {A round} other {A round of our own games}} is decided by numbers that were fixed before the bet; you can check it on the Fairness page.{studios, select, none {} other { In games by other studios ({studios}) chance is made by the studio, and it states the RTP: such a round cannot be checked there. The page of a game says whose it is.}}',
  },
  'terms.play.2': {
    uk: 'Якщо зв’язок обірвався, раунд, на який прийнято ставку, зіграно до кінця: результат і виграш зберігаються, ви побачите їх, коли повернетеся.',
    ru: 'Если связь оборвалась, раунд, на который принята ставка, сыгран до конца: результат и выигрыш сохраняются, вы увидите их, когда вернётесь.',
    en: 'If the connection drops, a round whose bet was accepted is played to its end: the result and the win are kept and shown when you come back.',
  },
  'terms.play.3': {
    uk: 'Ставки, виплати та RTP кожної гри опубліковано в самій грі. Ми не змінюємо їх для окремих гравців.',
    ru: 'Ставки, выплаты и RTP каждой игры опубликованы в самой игре. Мы не меняем их для отдельных игроков.',
    en: 'The stakes, payouts and RTP of every game are published in the game. They are the same for every player.',
  },
  'terms.prizes.heading': { uk: 'Бонуси, призи та гонки', ru: 'Бонусы, призы и гонки', en: 'Bonuses, prizes and races' },
  'terms.prizes.1': {
    uk: 'Умови кожного бонусу, призу й гонки показано поруч із ними до того, як ви починаєте. Пізніше ці умови не погіршуються.',
    ru: 'Условия каждого бонуса, приза и гонки показаны рядом с ними до того, как вы начинаете. Позже эти условия не ухудшаются.',
    en: 'The conditions of every bonus, prize and race are shown beside it before you begin. They do not get worse afterwards.',
  },
  'terms.prizes.2': {
    uk: 'Якщо поповнення повернули, бонус за нього скасовується, а банк подарунків і запрошення друга його не рахують. Нагорода за завдання, до якого воно зарахувалося, лишається вашою.',
    ru: 'Если пополнение вернули, бонус за него отменяется, а банк подарков и приглашение друга его не считают. Награда за задание, в котором оно засчиталось, остаётся вашей.',
    en: 'If a deposit is returned, the bonus that came with it is cancelled, and the gift bank and a friend’s invitation don’t count it. A reward for a task that it counted towards stays yours.',
  },
  'terms.safe.heading': { uk: 'Відповідальна гра', ru: 'Ответственная игра', en: 'Responsible play' },
  'terms.safe.1': {
    uk: 'Ліміти, перерву й самовиключення можна встановити будь-коли. Зниження ліміту діє одразу, підвищення — не раніше ніж за добу. Перерву й самовиключення не можна скасувати достроково.',
    ru: 'Лимиты, перерыв и самоисключение можно установить в любой момент. Снижение лимита действует сразу, повышение — не раньше чем через сутки. Перерыв и самоисключение нельзя отменить досрочно.',
    en: 'You can set limits, take a break or exclude yourself at any time. A lower limit applies at once, a higher one after a day at the earliest. A break or exclusion cannot be cut short.',
  },
  'terms.safe.2': {
    uk: '{needs_limits, select, yes {До першої ставки потрібно встановити ліміти на поповнення та час гри.} other {Обмеження завжди важливіші за бонуси, гонки й інші пропозиції.}}',
    ru: '{needs_limits, select, yes {До первой ставки нужно установить лимиты на пополнение и время игры.} other {Ограничения всегда важнее бонусов, гонок и других предложений.}}',
    en: '{needs_limits, select, yes {Before your first bet you need to set limits on deposits and playing time.} other {Limits always come before bonuses, races and other offers.}}',
  },
  'terms.forbidden.heading': { uk: 'Чого робити не можна', ru: 'Чего делать нельзя', en: 'What isn’t allowed' },
  'terms.forbidden.1': {
    uk: 'Заборонено грати з чужого акаунта, чужими коштами чи за допомогою програм, домовлятися з іншими гравцями про результат гонок, а також приховувати походження грошей.',
    ru: 'Запрещено играть с чужого аккаунта, чужими средствами или с помощью программ, договариваться с другими игроками о результате гонок, а также скрывать происхождение денег.',
    en: 'You may not play from someone else’s account, with someone else’s money or with software, agree on race results with other players, or hide where money comes from.',
  },
  'terms.closing.heading': { uk: 'Як закрити акаунт', ru: 'Как закрыть аккаунт', en: 'Closing an account' },
  'terms.closing.1': {
    uk: 'Видалити акаунт можна в розділі «Мої дані» профілю. Поки на рахунку є гроші, акаунт не видаляється.',
    ru: 'Удалить аккаунт можно в разделе «Мои данные» профиля. Пока на счёте есть деньги, аккаунт не удаляется.',
    en: 'You can delete your account under My data in your profile. It is not deleted while there is money in it.',
  },
  'terms.closing.2': {
    uk: 'Ми можемо закрити гру, якщо гравець не має потрібного віку, не підтвердив особу або порушив ці правила. Сайт скаже, що саме сталося. Гроші на основному рахунку залишаються вашими.',
    ru: 'Мы можем закрыть игру, если игрок не достиг нужного возраста, не подтвердил личность или нарушил эти правила. Сайт скажет, что именно произошло. Деньги на основном счёте остаются вашими.',
    en: 'We may close play for someone who is under age, hasn’t proved who they are, or has broken these rules. The site says what happened. The money in the main balance stays yours.',
  },
  'terms.complaints.heading': { uk: 'Скарги', ru: 'Жалобы', en: 'Complaints' },
  'terms.complaints.1': {
    uk: '{support, select, none {Адресу для звернень буде вказано на сторінці «Контакти».} other {Напишіть на {support}: вкажіть логін і номер раунду або операції.}}{regulator, select, none {} other { Якщо відповідь вас не влаштує, зверніться до регулятора: {regulator}.}}',
    ru: '{support, select, none {Адрес для обращений будет указан на странице «Контакты».} other {Напишите на {support}: укажите логин и номер раунда или операции.}}{regulator, select, none {} other { Если ответ вас не устроит, обратитесь к регулятору: {regulator}.}}',
    en: '{support, select, none {The address for complaints will be given on the Contact page.} other {Write to {support} with your username and the number of the round or transaction.}}{regulator, select, none {} other { If you don’t accept our answer, you can turn to the regulator: {regulator}.}}',
  },
  'terms.changes.heading': { uk: 'Зміни правил', ru: 'Изменения правил', en: 'Changes' },
  'terms.changes.1': {
    uk: 'Дату чинної редакції вказано вгорі. До прийнятих ставок і вже отриманих призів нова редакція не застосовується.',
    ru: 'Дата действующей редакции указана вверху. К принятым ставкам и уже полученным призам новая редакция не применяется.',
    en: 'The date of the current version is at the top. A new version does not apply to bets already accepted or prizes already received.',
  },
})
