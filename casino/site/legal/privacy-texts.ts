import { defineTexts } from '#kernel/i18n/texts.ts'

/** How personal data are processed, as the slices declare it (kernel/personal-data) and the configuration decides. */
export const texts = defineTexts({
  'privacy.heading': { uk: 'Конфіденційність', ru: 'Конфиденциальность', en: 'Privacy' },
  'privacy.lead': {
    uk: 'Які дані зберігає {brand}, навіщо й що ви можете з ними зробити.',
    ru: 'Какие данные хранит {brand}, зачем и что вы можете с ними сделать.',
    en: 'What data {brand} keeps, why, and what you can do about it.',
  },
  'privacy.who.heading': { uk: 'Хто відповідає за дані', ru: 'Кто отвечает за данные', en: 'Who is responsible' },
  'privacy.who.1': {
    uk: '{has_company, select, yes {{company}, {address}.} other {Компанію, що відповідає за сайт, тут іще не зазначено.}}{support, select, none {} other { Із запитаннями про дані пишіть на {support}.}}',
    ru: '{has_company, select, yes {{company}, {address}.} other {Компания, отвечающая за сайт, здесь ещё не указана.}}{support, select, none {} other { С вопросами о данных пишите на {support}.}}',
    en: '{has_company, select, yes {{company}, {address}.} other {The company responsible for this site has not been named here yet.}}{support, select, none {} other { For questions about data write to {support}.}}',
  },
  'privacy.what.heading': { uk: 'Що ми зберігаємо', ru: 'Что мы храним', en: 'What we keep' },
  'privacy.what.1': {
    uk: 'Акаунт: логін, e-mail або телефон, країна, мова й валюта. Якщо ви їх указали — ім’я, дата народження, адреса, податковий номер і фото документів.',
    ru: 'Аккаунт: логин, e-mail или телефон, страна, язык и валюта. Если вы их указали — имя, дата рождения, адрес, налоговый номер и фото документов.',
    en: 'Your account: username, email or phone, country, language and currency. If you gave them: name, date of birth, address, taxpayer number and photos of documents.',
  },
  'privacy.what.2': {
    uk: 'Гра та гроші: поповнення, ставки, результати раундів, призи й місця в гонках.',
    ru: 'Игра и деньги: пополнения, ставки, результаты раундов, призы и места в гонках.',
    en: 'Play and money: deposits, stakes, results of rounds, prizes and places in races.',
  },
  'privacy.what.3': {
    uk: 'Безпека: сеанси, тип пристрою й частина мережевої адреси. За ними ви впізнаєте чужий вхід.',
    ru: 'Безопасность: сеансы, тип устройства и часть сетевого адреса. По ним вы узнаете чужой вход.',
    en: 'Security: sessions, the kind of device and part of the network address. They let you recognise a log-in that wasn’t yours.',
  },
  'privacy.what.4': {
    uk: 'Відповідальна гра: ваші ліміти, перерви, самовиключення й час гри.',
    ru: 'Ответственная игра: ваши лимиты, перерывы, самоисключения и время игры.',
    en: 'Responsible play: your limits, breaks, self-exclusions and playing time.',
  },
  'privacy.why.heading': { uk: 'Навіщо це потрібно', ru: 'Зачем это нужно', en: 'Why we keep it' },
  'privacy.why.1': {
    uk: 'Щоб вести рахунок і гру, захищати акаунт, перевіряти вік та особу, дотримуватися ваших обмежень і вимог закону. Реклами ми не надсилаємо.',
    ru: 'Чтобы вести счёт и игру, защищать аккаунт, проверять возраст и личность, соблюдать ваши ограничения и требования закона. Рекламу мы не присылаем.',
    en: 'To run your account and your games, protect the account, check age and identity, keep to your limits and follow the law. We send no advertising.',
  },
  'privacy.shared.heading': { uk: 'Кому ми передаємо дані', ru: 'Кому мы передаём данные', en: 'Who else receives data' },
  'privacy.shared.1': {
    uk: 'Платіжному провайдеру — суму, номер платежу та відомості про браузер, у якому ви платите. Для виплати на банківський рахунок — ще й IBAN та ваше ім’я: банк перевіряє, чи це ваш рахунок. Якщо ви платите через Google Pay чи Apple Pay, про платіж знає й цей сервіс.',
    ru: 'Платёжному провайдеру — сумму, номер платежа и сведения о браузере, в котором вы платите. Для выплаты на банковский счёт — ещё IBAN и ваше имя: банк проверяет, ваш ли это счёт. Если вы платите через Google Pay или Apple Pay, о платеже знает и этот сервис.',
    en: 'The payment provider gets the amount and number of a payment and details of the browser you pay from. For a payout to a bank account it also gets the IBAN and your name, so that the bank can check that the account is yours. If you pay with Google Pay or Apple Pay, that service knows of the payment too.',
  },
  'privacy.shared.carriers': {
    uk: 'Поштовому сервісу й оператору зв’язку — адресу або номер і текст повідомлення. Державним органам — те, чого вимагає закон.',
    ru: 'Почтовому сервису и оператору связи — адрес или номер и текст сообщения. Государственным органам — то, чего требует закон.',
    en: 'The mail and telephone carriers get the address or number and the message. Authorities get what the law requires.',
  },
  'privacy.shared.studios': {
    uk: '{studios, select, none {Усі ігри тут наші: стороннім студіям ми нічого не передаємо.} other {Частину ігор зробили інші студії: {studios}. Коли ви відкриваєте таку гру, її сторінка показується в рамці: студія бачить вашу мережеву адресу й браузер. Замість логіна вона отримує псевдонім, а ще — мову, валюту, баланс, безкоштовні спіни, ставки та виграші в її іграх.}}',
    ru: '{studios, select, none {Все игры здесь наши: посторонним студиям мы ничего не передаём.} other {Часть игр сделали другие студии: {studios}. Когда вы открываете такую игру, её страница показывается в рамке: студия видит ваш сетевой адрес и браузер. Вместо логина она получает псевдоним, а ещё — язык, валюту, баланс, бесплатные спины, ставки и выигрыши в её играх.}}',
    en: '{studios, select, none {All games here are our own: no outside studio gets anything from us.} other {Some games are made by other studios: {studios}. When you open one, its page is shown in a frame, so the studio sees your network address and browser. Instead of your username it gets a pseudonym, and besides it your language, currency, balance, free spins, and the stakes and wins in its games.}}',
  },
  'privacy.shared.projects': {
    uk: '{projects, select, none {Іншим сайтам того самого власника ми нічого не передаємо.} other {Переказувати гроші можна й між акаунтами на сайтах того самого власника: {projects}. Такий сайт отримує дані, лише якщо ви самі пов’язали акаунти: хеш імені й дати народження, щоб переконатися, що це та сама людина, і суми переказів.}}',
    ru: '{projects, select, none {Другим сайтам того же владельца мы ничего не передаём.} other {Переводить деньги можно и между аккаунтами на сайтах того же владельца: {projects}. Такой сайт получает данные, только если вы сами связали аккаунты: хеш имени и даты рождения, чтобы убедиться, что это тот же человек, и суммы переводов.}}',
    en: '{projects, select, none {Other sites of the same owner get nothing from us.} other {You can also move money between accounts on sites of the same owner: {projects}. Such a site gets data only if you have linked the accounts yourself: a hash of your name and date of birth, to make sure that it’s the same person, and the amounts of transfers.}}',
  },
  'privacy.shared.2': {
    uk: '{captcha, select, none {Перевірку «ви не робот» сайт виконує сам і нікому нічого не надсилає.} other {Після підозрілих спроб входу вас може перевіряти сервіс {captcha}: він отримує адресу пристрою та відомості про браузер.}}',
    ru: '{captcha, select, none {Проверку «вы не робот» сайт выполняет сам и никому ничего не отправляет.} other {После подозрительных попыток входа вас может проверять сервис {captcha}: он получает адрес устройства и сведения о браузере.}}',
    en: '{captcha, select, none {The check that you aren’t a robot is done by the site itself, and nothing is sent to anyone.} other {After suspicious attempts to log in you may be checked by {captcha}, which receives your device’s address and details of the browser.}}',
  },
  'privacy.shared.3': {
    uk: '{social, select, none {Сторонніх лічильників і реклами на сайті немає.} other {Якщо ви входите через {social}, цей сервіс знає про вхід. Сторонніх лічильників і реклами на сайті немає.}}',
    ru: '{social, select, none {Сторонних счётчиков и рекламы на сайте нет.} other {Если вы входите через {social}, этот сервис знает о входе. Сторонних счётчиков и рекламы на сайте нет.}}',
    en: '{social, select, none {The site has no third-party trackers and no advertising.} other {If you log in with {social}, that service knows of the log-in. The site has no third-party trackers and no advertising.}}',
  },
  'privacy.cookies.heading': { uk: 'Файли cookie', ru: 'Файлы cookie', en: 'Cookies' },
  'privacy.cookies.1': {
    uk: 'Cookie сайту читає лише сам сайт. Для чужої реклами й стеження на інших сайтах їх немає. Сервіси, названі вище, можуть мати на своїх сторінках власні.',
    ru: 'Cookie сайта читает только сам сайт. Для чужой рекламы и слежки на других сайтах их нет. Сервисы, названные выше, могут иметь на своих страницах собственные.',
    en: 'The site’s cookies are read by the site alone. None are for other people’s advertising or for following you on other sites. The services named above may have cookies of their own on their pages.',
  },
  'privacy.cookies.safety': {
    uk: 'Для входу й безпеки: {safety}. Вони діють добу після останнього візиту; device — до 400 днів, щоб ми попередили вас про вхід із нового пристрою.',
    ru: 'Для входа и безопасности: {safety}. Они действуют сутки после последнего визита; device — до 400 дней, чтобы мы предупредили вас о входе с нового устройства.',
    en: 'For logging in and safety: {safety}. They last a day from your last visit; device lasts up to 400 days, so that we can warn you of a log-in from a new device.',
  },
  'privacy.cookies.choices': {
    uk: 'Те, що ви обрали: {choices}. Тема й версія сайту — на рік, закриті нагадування — на добу.',
    ru: 'То, что вы выбрали: {choices}. Тема и версия сайта — на год, закрытые напоминания — на сутки.',
    en: 'What you chose: {choices}. The theme and the version of the site for a year, reminders you closed for a day.',
  },
  'privacy.cookies.memory': {
    uk: 'Для зручності: {memory}. Місце, де ви зупинилися, гра, яку ви відкривали, що вам уже показано й скільки бонусів ви вже бачили. На добу; показаний приз турніру — на 7 днів.',
    ru: 'Для удобства: {memory}. Место, где вы остановились, игра, которую вы открывали, что вам уже показано и сколько бонусов вы уже видели. На сутки; показанный приз турнира — на 7 дней.',
    en: 'For convenience: {memory}. The place where you stopped, the game you were opening, what you’ve been shown already and how many bonuses you’ve seen. For a day; a tournament prize that was shown, for 7 days.',
  },
  'privacy.cookies.invitation': {
    uk: 'Необов’язковий: {invitation}. День першого візиту гостя, на 90 днів: гостю, який повернувся, сайт один раз розповідає, що дає реєстрація. Його, як і решту, можна видалити в налаштуваннях браузера.',
    ru: 'Необязательный: {invitation}. День первого визита гостя, на 90 дней: гостю, который вернулся, сайт один раз рассказывает, что даёт регистрация. Его, как и остальные, можно удалить в настройках браузера.',
    en: 'Not a necessary one: {invitation}. The day of a guest’s first visit, for 90 days: a guest who comes back is told once what registration brings. Like the others it can be deleted in the settings of your browser.',
  },
  'privacy.cookies.storage': {
    uk: 'Такі самі нотатки, як-от розпочата форма чи закрита підказка, є і в сховищі вашого браузера.',
    ru: 'Такие же заметки, например начатая форма или закрытая подсказка, есть и в хранилище вашего браузера.',
    en: 'Notes of the same kind, such as a form you began or a hint you closed, are also in your browser’s own storage.',
  },
  'privacy.time.heading': { uk: 'Скільки ми їх зберігаємо', ru: 'Сколько мы их храним', en: 'How long we keep it' },
  'privacy.time.1': {
    uk: 'Поки існує акаунт. Після видалення залишаються записи про гроші та раунди без вашого імені, а також самовиключення, щоб його не можна було обійти новим акаунтом.',
    ru: 'Пока существует аккаунт. После удаления остаются записи о деньгах и раундах без вашего имени, а также самоисключение, чтобы его нельзя было обойти новым аккаунтом.',
    en: 'As long as the account exists. After it is deleted, records of money and rounds remain without your name, and so does a self-exclusion, so that a new account can’t get around it.',
  },
  'privacy.rights.heading': { uk: 'Ваші права', ru: 'Ваши права', en: 'Your rights' },
  'privacy.rights.1': {
    uk: 'У профілі можна виправити свої дані, завантажити їхню копію, обрати, про що сповіщати, та видалити акаунт. Скаргу можна подати до органу із захисту персональних даних вашої країни.',
    ru: 'В профиле можно исправить свои данные, скачать их копию, выбрать, о чём уведомлять, и удалить аккаунт. Жалобу можно подать в орган по защите персональных данных вашей страны.',
    en: 'In your profile you can correct your data, download a copy, choose your notifications and delete the account. You can complain to the data protection authority of your country.',
  },
  'privacy.guard.heading': { uk: 'Як ми їх захищаємо', ru: 'Как мы их защищаем', en: 'How we protect it' },
  'privacy.guard.1': {
    uk: 'Паролі зберігаємо лише як хеші: прочитати їх не може ніхто, і ми також. Фото документів бачите тільки ви та працівники, які їх перевіряють.',
    ru: 'Пароли храним только как хеши: прочитать их не может никто, и мы тоже. Фото документов видите только вы и сотрудники, которые их проверяют.',
    en: 'Passwords are kept as hashes only: nobody can read them, including us. Photos of documents are seen by you and by the staff who check them.',
  },
})
