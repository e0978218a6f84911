import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'data-file-absent': {
    uk: 'Файлу немає, або термін його дії минув. Підготуйте новий.',
    ru: 'Файла нет, или срок его действия истёк. Подготовьте новый.',
    en: 'There’s no file, or it has expired. Prepare a new one.',
  },
  'personal-data.tab': { uk: 'Мої дані', ru: 'Мои данные', en: 'My data' },
  'personal-data.loading': { uk: 'Завантажуємо', ru: 'Загружаем', en: 'Loading' },
  'personal-data.failed': {
    uk: 'Не вдалося показати цей розділ',
    ru: 'Не удалось показать этот раздел',
    en: 'We couldn’t load this section',
  },
  'personal-data.again': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },

  'personal-data.file.heading': { uk: 'Копія ваших даних', ru: 'Копия ваших данных', en: 'A copy of your data' },
  'personal-data.file.why': {
    uk: 'Один файл з усім, що ми про вас зберігаємо: профіль, документи, входи, поповнення, раунди, ліміти. Формат JSON: його читають і люди, і програми.',
    ru: 'Один файл со всем, что мы о вас храним: профиль, документы, входы, пополнения, раунды, лимиты. Формат JSON: его читают и люди, и программы.',
    en: 'One file with everything we hold about you: profile, documents, log-ins, deposits, rounds and limits. It’s in JSON, which both people and software can read.',
  },
  'personal-data.file.ask': { uk: 'Підготувати файл', ru: 'Подготовить файл', en: 'Prepare the file' },
  'personal-data.file.ask-anew': { uk: 'Підготувати новий', ru: 'Подготовить новый', en: 'Prepare a new one' },
  'personal-data.file.preparing': {
    uk: 'Готуємо файл. Зазвичай це хвилина; можна піти з цієї сторінки, ми повідомимо.',
    ru: 'Готовим файл. Обычно это минута; можно уйти с этой страницы, мы сообщим.',
    en: 'We’re preparing your file. It usually takes a minute. You can leave this page: we’ll let you know when it’s ready.',
  },
  'personal-data.file.ready': {
    uk: 'Файл готовий. Його можна завантажити до {till}.',
    ru: 'Файл готов. Его можно скачать до {till}.',
    en: 'The file is ready. You can download it until {till}.',
  },
  'personal-data.file.download': { uk: 'Завантажити ({size})', ru: 'Скачать ({size})', en: 'Download ({size})' },
  'personal-data.file.notice': { uk: 'Копія ваших даних готова', ru: 'Копия ваших данных готова', en: 'Your data is ready to download' },

  'personal-data.erase.heading': { uk: 'Видалити акаунт', ru: 'Удалить аккаунт', en: 'Delete account' },
  'personal-data.erase.why': {
    uk: 'Акаунт і ваші особисті дані буде видалено назавжди через {days, plural, one {# день} few {# дні} many {# днів} other {# дня}} після запиту. Увійдете раніше — запит скасується.',
    ru: 'Аккаунт и ваши личные данные будут удалены навсегда через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} после запроса. Войдёте раньше — запрос отменится.',
    en: 'Your account and personal data are deleted for good {days, plural, one {# day} other {# days}} after you ask. Log in before then and the request is cancelled.',
  },
  'personal-data.erase.goes-heading': { uk: 'Що буде видалено', ru: 'Что будет удалено', en: 'What gets deleted' },
  'personal-data.erase.goes': {
    uk: 'Ім’я, контакти, адреса, фото документів, пристрої, улюблені ігри, сповіщення, публічний профіль, бонуси та фріспіни.',
    ru: 'Имя, контакты, адрес, фото документов, устройства, избранные игры, уведомления, публичный профиль, бонусы и фриспины.',
    en: 'Your name, contacts, address, document photos, devices, favourite games, notifications, public profile, bonuses and free spins.',
  },
  'personal-data.erase.stays-heading': { uk: 'Що залишиться', ru: 'Что останется', en: 'What we have to keep' },
  'personal-data.erase.stays': {
    uk: 'Записи про гроші та раунди без вашого імені: цього вимагає закон. Самовиключення діє далі: за тими ж контактами чи податковим номером грати не вийде.',
    ru: 'Записи о деньгах и раундах без вашего имени: этого требует закон. Самоисключение действует дальше: с теми же контактами или налоговым номером играть не получится.',
    en: 'Payment and round records, without your name, because the law requires it. A self-exclusion stays in force: nobody can play with the same contacts or tax number.',
  },
  'personal-data.erase.money': {
    uk: 'Гроші ми не видаляємо: поки вони на рахунку, видалити акаунт не можна.',
    ru: 'Деньги мы не удаляем: пока они на счёте, удалить аккаунт нельзя.',
    en: 'We never delete money: you can’t delete the account while there’s any left in it.',
  },
  'personal-data.erase.open': { uk: 'Видалити акаунт…', ru: 'Удалить аккаунт…', en: 'Delete account…' },
  'personal-data.erase.modal-heading': {
    uk: 'Видалити акаунт і дані?',
    ru: 'Удалить аккаунт и данные?',
    en: 'Delete your account and data?',
  },
  'personal-data.erase.understood': {
    uk: 'Я розумію, що за {days, plural, one {# день} few {# дні} many {# днів} other {# дня}} скасувати це буде неможливо',
    ru: 'Я понимаю, что через {days, plural, one {# день} few {# дня} many {# дней} other {# дня}} отменить это будет невозможно',
    en: 'I understand that after {days, plural, one {# day} other {# days}} this can’t be undone',
  },
  'personal-data.erase.unmarked': {
    uk: 'Поставте позначку, щоб підтвердити.',
    ru: 'Поставьте отметку, чтобы подтвердить.',
    en: 'Tick the box to confirm.',
  },
  'personal-data.erase.confirm': { uk: 'Видалити акаунт', ru: 'Удалить аккаунт', en: 'Delete account' },
  'personal-data.erase.keep': { uk: 'Залишити', ru: 'Оставить', en: 'Keep my account' },
  'personal-data.erase.asked': {
    uk: 'Запит прийнято: акаунт буде видалено {till}',
    ru: 'Запрос принят: аккаунт будет удалён {till}',
    en: 'Your account will be deleted on {till}',
  },
  'personal-data.erase.asked-hint': {
    uk: 'Передумаєте — просто увійдіть до цього дня.',
    ru: 'Передумаете — просто войдите до этого дня.',
    en: 'If you change your mind, just log in before then.',
  },

  'personal-data.letter.asked.subject': {
    uk: 'Запит на видалення акаунта {brand}',
    ru: 'Запрос на удаление аккаунта {brand}',
    en: 'A request to delete your {brand} account',
  },
  'personal-data.letter.asked': {
    uk: 'Вітаємо, {login}!\n\nМи отримали запит видалити ваш акаунт і особисті дані. Це станеться {till}.\n\nЯкщо ви передумали або запит надіслали не ви, увійдіть до цього дня: запит скасується. У другому випадку ще й змініть пароль.',
    ru: 'Здравствуйте, {login}!\n\nМы получили запрос удалить ваш аккаунт и личные данные. Это произойдёт {till}.\n\nЕсли вы передумали или запрос отправили не вы, войдите до этого дня: запрос отменится. Во втором случае ещё и смените пароль.',
    en: 'Hello {login},\n\nWe’ve received a request to delete your account and personal data. This will happen on {till}.\n\nIf you’ve changed your mind, or it wasn’t you who asked, log in before that day to cancel the request. If it wasn’t you, change your password too.',
  },
  'personal-data.letter.kept.subject': {
    uk: 'Акаунт {brand} ще не видалено: на ньому є гроші',
    ru: 'Аккаунт {brand} ещё не удалён: на нём есть деньги',
    en: 'Your {brand} account is not deleted yet: there is money in it',
  },
  'personal-data.letter.kept': {
    uk: 'Вітаємо, {login}!\n\nПісля вашого запиту на рахунок надійшли гроші, а гроші ми не видаляємо. Попросіть про видалення знову, коли рахунок буде порожній.{support, select, none {} other { Напишіть на {support}, і ми допоможемо.}}',
    ru: 'Здравствуйте, {login}!\n\nПосле вашего запроса на счёт поступили деньги, а деньги мы не удаляем. Попросите об удалении снова, когда счёт будет пуст.{support, select, none {} other { Напишите на {support}, и мы поможем.}}',
    en: 'Hello {login},\n\nMoney has come into your account since your request, and we never delete money. Request the deletion again once the account is empty.{support, select, none {} other { Write to {support} and we’ll help.}}',
  },
  'personal-data.letter.done.subject': {
    uk: 'Ваш акаунт {brand} видалено',
    ru: 'Ваш аккаунт {brand} удалён',
    en: 'Your {brand} account is deleted',
  },
  'personal-data.letter.done': {
    uk: 'Вітаємо, {login}!\n\nВаш акаунт і особисті дані видалено. Залишилися лише записи про гроші та раунди без вашого імені, яких вимагає закон. Це останній лист від нас на цю адресу.',
    ru: 'Здравствуйте, {login}!\n\nВаш аккаунт и личные данные удалены. Остались только записи о деньгах и раундах без вашего имени, которых требует закон. Это последнее письмо от нас на этот адрес.',
    en: 'Hello {login},\n\nYour account and personal data have been deleted. Only payment and round records remain, without your name, as the law requires. This is our last email to this address.',
  },
})
