import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'data-file-absent': {
    uk: 'Файлу немає або його час минув. Підготуйте новий.',
    ru: 'Файла нет, или его срок истёк. Подготовьте новый.',
    en: 'There is no file, or its time is over. Prepare a new one.',
  },
  'personal-data.tab': { uk: 'Мої дані', ru: 'Мои данные', en: 'My data' },
  'personal-data.loading': { uk: 'Завантажуємо', ru: 'Загружаем', en: 'Loading' },
  'personal-data.failed': {
    uk: 'Не вдалося показати цей розділ',
    ru: 'Не удалось показать этот раздел',
    en: 'This section could not be shown',
  },
  'personal-data.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },

  'personal-data.file.heading': { uk: 'Копія ваших даних', ru: 'Копия ваших данных', en: 'A copy of your data' },
  'personal-data.file.why': {
    uk: 'Один файл з усім, що ми про вас зберігаємо: профіль, документи, входи, поповнення, раунди, ліміти. Формат JSON: його читають і люди, і програми.',
    ru: 'Один файл со всем, что мы о вас храним: профиль, документы, входы, пополнения, раунды, лимиты. Формат JSON: его читают и люди, и программы.',
    en: 'One file with everything we keep about you: profile, documents, sign-ins, deposits, rounds, limits. It is JSON, which people and programs can read.',
  },
  'personal-data.file.ask': { uk: 'Підготувати файл', ru: 'Подготовить файл', en: 'Prepare the file' },
  'personal-data.file.ask-anew': { uk: 'Підготувати новий', ru: 'Подготовить новый', en: 'Prepare a new one' },
  'personal-data.file.preparing': {
    uk: 'Готуємо файл. Зазвичай це хвилина; можна піти з цієї сторінки, ми повідомимо.',
    ru: 'Готовим файл. Обычно это минута; можно уйти с этой страницы, мы сообщим.',
    en: 'We are preparing the file. It usually takes a minute; you can leave this page, we will tell you.',
  },
  'personal-data.file.ready': {
    uk: 'Файл готовий. Його можна завантажити до {till}.',
    ru: 'Файл готов. Его можно скачать до {till}.',
    en: 'The file is ready. You can download it until {till}.',
  },
  'personal-data.file.download': { uk: 'Завантажити ({size})', ru: 'Скачать ({size})', en: 'Download ({size})' },
  'personal-data.file.notice': { uk: 'Копія ваших даних готова', ru: 'Копия ваших данных готова', en: 'The copy of your data is ready' },

  'personal-data.erase.heading': { uk: 'Видалити акаунт', ru: 'Удалить аккаунт', en: 'Delete the account' },
  'personal-data.erase.why': {
    uk: 'Акаунт і ваші особисті дані зникнуть назавжди за {days, plural, one {# день} few {# дні} many {# днів} other {# дня}} після запиту. Увійдете раніше — запит скасується.',
    ru: 'Аккаунт и ваши личные данные исчезнут навсегда через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} после запроса. Войдёте раньше — запрос отменится.',
    en: 'The account and your personal data are gone for good {days, plural, one {# day} other {# days}} after you ask. Sign in before that, and the request is cancelled.',
  },
  'personal-data.erase.goes-heading': { uk: 'Що зникне', ru: 'Что исчезнет', en: 'What goes' },
  'personal-data.erase.goes': {
    uk: 'Ім’я, контакти, адреса, фото документів, пристрої, улюблені ігри, сповіщення, публічний профіль, бонуси та фриспіни.',
    ru: 'Имя, контакты, адрес, фото документов, устройства, любимые игры, уведомления, публичный профиль, бонусы и фриспины.',
    en: 'Name, contacts, address, photos of documents, devices, favourite games, notifications, the public profile, bonuses and free spins.',
  },
  'personal-data.erase.stays-heading': { uk: 'Що залишиться', ru: 'Что останется', en: 'What stays' },
  'personal-data.erase.stays': {
    uk: 'Записи про гроші та раунди без вашого імені: цього вимагає закон. Самовиключення діє далі: за тими ж контактами чи податковим номером грати не вийде.',
    ru: 'Записи о деньгах и раундах без вашего имени: этого требует закон. Самоисключение действует дальше: с теми же контактами или налоговым номером играть не получится.',
    en: 'Records of money and rounds, without your name: the law demands them. A self-exclusion stays in force: the same contacts or taxpayer’s number open no play.',
  },
  'personal-data.erase.money': {
    uk: 'Гроші ми не стираємо: поки вони на рахунку, видалити акаунт не можна.',
    ru: 'Деньги мы не стираем: пока они на счёте, удалить аккаунт нельзя.',
    en: 'We don’t erase money: while there is any in the account, it can’t be deleted.',
  },
  'personal-data.erase.open': { uk: 'Видалити акаунт…', ru: 'Удалить аккаунт…', en: 'Delete the account…' },
  'personal-data.erase.modal-heading': {
    uk: 'Видалити акаунт і дані?',
    ru: 'Удалить аккаунт и данные?',
    en: 'Delete the account and data?',
  },
  'personal-data.erase.understood': {
    uk: 'Я розумію, що за {days, plural, one {# день} few {# дні} many {# днів} other {# дня}} цього вже ніхто не поверне',
    ru: 'Я понимаю, что через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} этого уже никто не вернёт',
    en: 'I understand that after {days, plural, one {# day} other {# days}} nobody can bring this back',
  },
  'personal-data.erase.unmarked': {
    uk: 'Поставте позначку, щоб підтвердити.',
    ru: 'Поставьте отметку, чтобы подтвердить.',
    en: 'Tick the box to confirm.',
  },
  'personal-data.erase.confirm': { uk: 'Видалити акаунт', ru: 'Удалить аккаунт', en: 'Delete the account' },
  'personal-data.erase.keep': { uk: 'Залишити', ru: 'Оставить', en: 'Keep it' },
  'personal-data.erase.asked': {
    uk: 'Запит прийнято: акаунт зникне {till}',
    ru: 'Запрос принят: аккаунт исчезнет {till}',
    en: 'Your request is in: the account goes on {till}',
  },
  'personal-data.erase.asked-hint': {
    uk: 'Передумаєте — просто увійдіть до цього дня.',
    ru: 'Передумаете — просто войдите до этого дня.',
    en: 'If you change your mind, just sign in before that day.',
  },

  'personal-data.letter.asked.subject': {
    uk: 'Запит на видалення акаунта {brand}',
    ru: 'Запрос на удаление аккаунта {brand}',
    en: 'A request to delete your {brand} account',
  },
  'personal-data.letter.asked': {
    uk: 'Вітаємо, {login}!\n\nМи отримали запит видалити ваш акаунт і особисті дані. Це станеться {till}.\n\nЯкщо ви передумали або запит надіслали не ви, увійдіть до цього дня: запит скасується. У другому випадку ще й змініть пароль.',
    ru: 'Здравствуйте, {login}!\n\nМы получили запрос удалить ваш аккаунт и личные данные. Это произойдёт {till}.\n\nЕсли вы передумали или запрос отправили не вы, войдите до этого дня: запрос отменится. Во втором случае ещё и смените пароль.',
    en: 'Hello {login},\n\nWe have a request to delete your account and personal data. It will happen on {till}.\n\nIf you have changed your mind, or it was not you who asked, sign in before that day: the request is then cancelled. If it was not you, change your password too.',
  },
  'personal-data.letter.kept.subject': {
    uk: 'Акаунт {brand} ще не видалено: на ньому є гроші',
    ru: 'Аккаунт {brand} ещё не удалён: на нём есть деньги',
    en: 'Your {brand} account is not deleted yet: there is money in it',
  },
  'personal-data.letter.kept': {
    uk: 'Вітаємо, {login}!\n\nПісля вашого запиту на рахунок надійшли гроші, а гроші ми не стираємо. Увійдіть, виведіть їх або напишіть у підтримку, а тоді попросіть про видалення знову.',
    ru: 'Здравствуйте, {login}!\n\nПосле вашего запроса на счёт поступили деньги, а деньги мы не стираем. Войдите, выведите их или напишите в поддержку, а потом попросите об удалении снова.',
    en: 'Hello {login},\n\nMoney has come into your account since you asked, and we don’t erase money. Sign in, withdraw it or write to support, then ask for the deletion again.',
  },
  'personal-data.letter.done.subject': {
    uk: 'Ваш акаунт {brand} видалено',
    ru: 'Ваш аккаунт {brand} удалён',
    en: 'Your {brand} account is deleted',
  },
  'personal-data.letter.done': {
    uk: 'Вітаємо, {login}!\n\nВаш акаунт і особисті дані видалено. Залишилися лише записи про гроші та раунди без вашого імені, яких вимагає закон. Це останній лист від нас на цю адресу.',
    ru: 'Здравствуйте, {login}!\n\nВаш аккаунт и личные данные удалены. Остались только записи о деньгах и раундах без вашего имени, которых требует закон. Это последнее письмо от нас на этот адрес.',
    en: 'Hello {login},\n\nYour account and personal data are deleted. Only records of money and rounds remain, without your name, as the law demands. This is our last letter to this address.',
  },
})
