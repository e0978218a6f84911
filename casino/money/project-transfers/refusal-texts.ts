import { defineTexts } from '#kernel/i18n/texts.ts'

/** What keeps accounts from being linked and money from being moved, and what to do. */
export const refusalTexts = defineTexts({
  'project-signature': {
    uk: 'Підпис не збігається. Перевірте назву, адресу, час, одноразове слово, тіло й ключ.',
    ru: 'Подпись не совпадает. Проверьте имя, адрес, время, одноразовое слово, тело и ключ.',
    en: 'The signature does not match. Check the name, the path, the time, the nonce, the body and the key.',
  },
  'project-nonce-used': {
    uk: 'Це одноразове слово вже надходило. Підпишіть виклик із новим.',
    ru: 'Это одноразовое слово уже приходило. Подпишите вызов с новым.',
    en: 'This nonce has come before. Sign the call with a new one.',
  },
  'project-transfer-reused': {
    uk: 'Переказ із цією назвою вже був, з іншим змістом.',
    ru: 'Перевод с этим именем уже был, с другим содержанием.',
    en: 'A transfer of this name came before, with other content.',
  },
  'project-unknown': {
    uk: 'Такого проєкту немає. Оберіть зі списку.',
    ru: 'Такого проекта нет. Выберите из списка.',
    en: 'There’s no such project. Choose one from the list.',
  },
  'project-unreachable': {
    uk: '{title} зараз не відповідає. Нічого не змінилося, гроші на місці: спробуйте за кілька хвилин.',
    ru: '{title} сейчас не отвечает. Ничего не изменилось, деньги на месте: попробуйте через несколько минут.',
    en: '{title} isn’t answering. Nothing has changed and your money hasn’t moved: try again in a few minutes.',
  },
  'project-person-missing': {
    uk: 'Заповніть у профілі ім’я, прізвище й дату народження: рахунки зв’язуємо лише однієї людини.',
    ru: 'Заполните в профиле имя, фамилию и дату рождения: счета связываем только одного человека.',
    en: 'Fill in your name and date of birth in your profile: only accounts of the same person can be linked.',
  },
  'project-other-person': {
    uk: 'Ім’я або дата народження там інші. Зв’язати можна лише власні рахунки; якщо в профілі помилка, виправте її.',
    ru: 'Имя или дата рождения там другие. Связать можно только собственные счета; если в профиле ошибка, исправьте её.',
    en: 'The name or date of birth there is different. You can only link your own accounts; if there’s a mistake in a profile, correct it.',
  },
  'project-needs-more-there': {
    uk: 'Рахунок там ще не підтверджено. Підтвердьте там контакт і особу та зробіть новий код.',
    ru: 'Счёт там ещё не подтверждён. Подтвердите там контакт и личность и сделайте новый код.',
    en: 'Your account there isn’t confirmed yet. Confirm your contact and identity there, then make a new code.',
  },
  'project-blocked-there': {
    uk: 'Гру для вас там закрито, тому зв’язати рахунки не можна.',
    ru: 'Игра для вас там закрыта, поэтому связать счета нельзя.',
    en: 'Play is closed for you there, so the accounts can’t be linked.',
  },
  'project-code-wrong': {
    uk: 'Код не підходить або вже не діє. Він діє 10 хвилин і лише раз: зробіть новий.',
    ru: 'Код не подходит или уже не действует. Он действует 10 минут и только один раз: сделайте новый.',
    en: 'This code is wrong or has expired. It works once, for 10 minutes: make a new one.',
  },
  'project-not-linked': {
    uk: 'Спершу зв’яжіть рахунки на обох сайтах.',
    ru: 'Сначала свяжите счета на обоих сайтах.',
    en: 'Link your accounts on both sites first.',
  },
  'transfer-needs-more': {
    uk: 'Потрібні підтверджений контакт і підтверджена особа, як для виплати. Завершіть це на сторінці виплат.',
    ru: 'Нужны подтверждённый контакт и подтверждённая личность, как для выплаты. Завершите это на странице выплат.',
    en: 'This takes a confirmed contact and identity, as a withdrawal does. Finish that on the withdrawals page.',
  },
  'transfer-blocked': {
    uk: 'Поки гру для вас закрито, переказів немає. Гроші можна вивести будь-коли.',
    ru: 'Пока игра для вас закрыта, переводов нет. Деньги можно вывести в любой момент.',
    en: 'There are no transfers while play is closed for you. You can withdraw your money at any time.',
  },
  'transfer-frozen': {
    uk: 'Перекази призупинено, поки ми звіряємо рахунки. Гроші в безпеці, спробуйте пізніше.',
    ru: 'Переводы приостановлены, пока мы сверяем счета. Деньги в безопасности, попробуйте позже.',
    en: 'Transfers are paused while we check our accounts. Your money is safe, please try again later.',
  },
  'transfer-goes-back-first': {
    uk: 'Спершу гроші повертаються туди, звідки прийшли: виведіть {amount} на {label}. Решту після цього можна переказати.',
    ru: 'Сначала деньги возвращаются туда, откуда пришли: выведите {amount} на {label}. Остальное после этого можно перевести.',
    en: 'Money goes back where it came from first: withdraw {amount} to {label}. You can transfer the rest after that.',
  },
  'transfer-person-looks': {
    uk: 'Таку виплату спершу переглядає людина, тому переказати ці гроші одразу не можна. Замовте виплату: її переглянуть.',
    ru: 'Такую выплату сначала просматривает человек, поэтому перевести эти деньги сразу нельзя. Закажите выплату: её посмотрят.',
    en: 'A person would look at this as a withdrawal, so it can’t be transferred at once. Ask for a withdrawal and they’ll look.',
  },
  'transfer-unlinked-there': {
    uk: 'Рахунки там уже не зв’язано. Зв’яжіть їх знову.',
    ru: 'Счета там больше не связаны. Свяжите их снова.',
    en: 'The accounts are no longer linked there. Link them again.',
  },
  'transfer-blocked-there': {
    uk: 'Гру або поповнення для вас там закрито. Гроші залишилися тут.',
    ru: 'Игра или пополнения для вас там закрыты. Деньги остались здесь.',
    en: 'Play or deposits are closed for you there. Your money stays here.',
  },
  'transfer-limit-there': {
    uk: 'Це більше за ваш ліміт поповнень там: переказ рахується як поповнення. Гроші залишилися тут.',
    ru: 'Это больше вашего лимита пополнений там: перевод считается пополнением. Деньги остались здесь.',
    en: 'This is beyond your deposit limit there: a transfer counts as a deposit. Your money stays here.',
  },
  'transfer-currency-there': {
    uk: 'Там ви граєте в іншій валюті. Оберіть однакову на обох сайтах або спершу обміняйте гроші тут.',
    ru: 'Там вы играете в другой валюте. Выберите одинаковую на обоих сайтах или сначала обменяйте деньги здесь.',
    en: 'You play in another currency there. Choose the same one on both sites, or convert your money here first.',
  },
  'transfer-on-its-way': {
    uk: 'Ваш переказ в інший проєкт ще в дорозі. Зачекайте, поки він надійде або повернеться.',
    ru: 'Ваш перевод в другой проект ещё в пути. Подождите, пока он придёт или вернётся.',
    en: 'A transfer of yours to another project is on its way. Wait until it arrives or comes back.',
  },
})
