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
    uk: 'Платіжному провайдеру — суму та номер платежу. Поштовому сервісу й оператору зв’язку — адресу або номер і текст повідомлення. Державним органам — те, чого вимагає закон.',
    ru: 'Платёжному провайдеру — сумму и номер платежа. Почтовому сервису и оператору связи — адрес или номер и текст сообщения. Государственным органам — то, чего требует закон.',
    en: 'The payment provider gets the amount and number of a payment. The mail and telephone carriers get the address or number and the message. Authorities get what the law requires.',
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
    uk: 'Лише необхідні: сеанс, захист форм і дії без входу, обрана тема, версія сайту та приховані підказки. Для реклами cookie не використовуємо.',
    ru: 'Только необходимые: сеанс, защита форм и действия без входа, выбранная тема, версия сайта и скрытые подсказки. Для рекламы cookie не используем.',
    en: 'Necessary ones only: your session, protection of forms and of what you do before logging in, the theme you chose, the version of the site and hints you dismissed. None are for advertising.',
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
