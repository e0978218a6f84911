import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'contact.heading': { uk: 'Контакти', ru: 'Контакты', en: 'Contact' },
  'contact.lead': {
    uk: 'Як зв’язатися з {brand} і де шукати допомогу.',
    ru: 'Как связаться с {brand} и где искать помощь.',
    en: 'How to reach {brand}, and where to find help.',
  },
  'contact.support.heading': { uk: 'Підтримка', ru: 'Поддержка', en: 'Support' },
  'contact.support.1': {
    uk: '{support, select, none {Адреси підтримки поки немає. Вона з’явиться тут, щойно на листи буде кому відповідати.} other {Пишіть на {support}.}}',
    ru: '{support, select, none {Адреса поддержки пока нет. Он появится здесь, как только на письма будет кому отвечать.} other {Пишите на {support}.}}',
    en: '{support, select, none {There’s no support address yet. It will be listed here as soon as someone is there to answer.} other {Write to {support}.}}',
  },
  'contact.support.2': {
    uk: 'Щоб ми швидше розібралися, укажіть логін, що сталося й коли, а якщо йдеться про гру чи платіж — номер раунду або операції. Вони є в історії у профілі. Пароль і коди не надсилайте нікому.',
    ru: 'Чтобы мы быстрее разобрались, укажите логин, что произошло и когда, а если речь об игре или платеже — номер раунда или операции. Они есть в истории в профиле. Пароль и коды не отправляйте никому.',
    en: 'To help us look into it, give your username, what happened and when, and for a game or payment the number of the round or transaction, which you’ll find in your history. Never send anyone your password or codes.',
  },
  'contact.help.heading': { uk: 'Допомога гравцям', ru: 'Помощь игрокам', en: 'Help for players' },
  'contact.help.1': {
    uk: 'Якщо гра перестала бути розвагою, зателефонуйте на безкоштовну анонімну гарячу лінію 0 800 336 105. Ліміти, перерва й самовиключення — на сторінці «Відповідальна гра».',
    ru: 'Если игра перестала быть развлечением, позвоните на бесплатную анонимную горячую линию 0 800 336 105. Лимиты, перерыв и самоисключение — на странице «Ответственная игра».',
    en: 'If gambling is no longer fun, call the free and anonymous helpline in Ukraine, 0 800 336 105. Limits, breaks and self-exclusion are on the Responsible play page.',
  },
  'contact.security.heading': { uk: 'Повідомити про вразливість', ru: 'Сообщить об уязвимости', en: 'Reporting a vulnerability' },
  'contact.security.1': {
    uk: '{support, select, none {Адресу буде вказано тут і у файлі /.well-known/security.txt.} other {Напишіть на {support}. Не відкривайте чужих даних і дайте нам час виправити помилку.}}',
    ru: '{support, select, none {Адрес будет указан здесь и в файле /.well-known/security.txt.} other {Напишите на {support}. Не открывайте чужих данных и дайте нам время исправить ошибку.}}',
    en: '{support, select, none {The address will be given here and in /.well-known/security.txt.} other {Write to {support}. Please don’t open other people’s data, and give us time to fix it.}}',
  },
  'contact.company.heading': { uk: 'Компанія', ru: 'Компания', en: 'Company' },
  'contact.company.1': {
    uk: '{has_company, select, yes {{company}, {address}.} other {Компанію, що відповідає за сайт, тут іще не зазначено.}}',
    ru: '{has_company, select, yes {{company}, {address}.} other {Компания, отвечающая за сайт, здесь ещё не указана.}}',
    en: '{has_company, select, yes {{company}, {address}.} other {The company responsible for this site has not been named here yet.}}',
  },
  'contact.company.2': {
    uk: '{has_licence, select, yes {Ліцензія: {licence}.} other {Ліцензію на азартні ігри для цього сайту не зазначено.}}{regulator, select, none {} other { Регулятор: {regulator}.}}',
    ru: '{has_licence, select, yes {Лицензия: {licence}.} other {Лицензия на азартные игры для этого сайта не указана.}}{regulator, select, none {} other { Регулятор: {regulator}.}}',
    en: '{has_licence, select, yes {Licence: {licence}.} other {No gambling licence has been stated for this site.}}{regulator, select, none {} other { Regulator: {regulator}.}}',
  },
})
