import { defineTexts } from '#kernel/i18n/texts.ts'

const forward = {
  uk: '\n\nНікому не пересилайте цей лист, підтримка його не запитує.',
  ru: '\n\nНикому не пересылайте это письмо, поддержка его не спрашивает.',
  en: '\n\nDon’t forward this email to anyone; support will never ask for it.',
} as const

const tail = {
  uk: '\n\nЯкщо це були ви, нічого не робіть.\n\nЯкщо не ви, відкрийте посилання: усі сеанси завершаться, а ви оберете новий пароль. Воно діє 7 днів: {link}',
  ru: '\n\nЕсли это были вы, ничего не делайте.\n\nЕсли не вы, откройте ссылку: все сеансы завершатся, а вы выберете новый пароль. Она действует 7 дней: {link}',
  en: '\n\nIf this was you, there’s nothing you need to do.\n\nIf it wasn’t, open this link to log out everywhere and choose a new password. It works for 7 days: {link}',
} as const

const hello = { uk: 'Вітаємо, {login}!\n\n', ru: 'Здравствуйте, {login}!\n\n', en: 'Hello {login},\n\n' } as const

/** An email: greeting, what happened, and what to do. */
const letter = (what: { readonly uk: string; readonly ru: string; readonly en: string }) => ({
  uk: hello.uk + what.uk + tail.uk + forward.uk,
  ru: hello.ru + what.ru + tail.ru + forward.ru,
  en: hello.en + what.en + tail.en + forward.en,
})

export const letterTexts = defineTexts({
  'security-notices.new-device.subject': {
    uk: 'Новий пристрій у вашому акаунті {brand}',
    ru: 'Новое устройство в вашем аккаунте {brand}',
    en: 'New device on your {brand} account',
  },
  'security-notices.new-device': letter({
    uk: 'До вашого акаунта увійшли з пристрою, якого ми раніше не бачили.\n\nКоли: {at}\nПристрій: {device}\nМережа: {network}',
    ru: 'В ваш аккаунт вошли с устройства, которого мы раньше не видели.\n\nКогда: {at}\nУстройство: {device}\nСеть: {network}',
    en: 'Someone logged in to your account on a device we haven’t seen before.\n\nWhen: {at}\nDevice: {device}\nNetwork: {network}',
  }),
  'security-notices.password-changed.subject': {
    uk: 'Новий пароль до акаунта {brand}',
    ru: 'Новый пароль к аккаунту {brand}',
    en: 'A new password for your {brand} account',
  },
  'security-notices.password-changed': letter({
    uk: '{at} для вашого акаунта встановлено новий пароль. На всіх інших пристроях треба ввійти знову.',
    ru: '{at} для вашего аккаунта установлен новый пароль. На всех остальных устройствах нужно войти снова.',
    en: 'A new password was set for your account: {at}. Every other device has been logged out.',
  }),
  'security-notices.second-factor-on.subject': {
    uk: 'Вхід у два кроки ввімкнено, {brand}',
    ru: 'Вход в два шага включён, {brand}',
    en: 'Two-step log-in is on for {brand}',
  },
  'security-notices.second-factor-on': letter({
    uk: '{at} у вашому акаунті ввімкнено вхід у два кроки. Тепер для входу потрібен ще й код із застосунку.',
    ru: '{at} в вашем аккаунте включён вход в два шага. Теперь для входа нужен ещё и код из приложения.',
    en: 'Two-step log-in was turned on for your account: {at}. A code from the app is now needed to log in.',
  }),
  'security-notices.second-factor-off.subject': {
    uk: 'Вхід у два кроки вимкнено, {brand}',
    ru: 'Вход в два шага отключён, {brand}',
    en: 'Two-step log-in is off on {brand}',
  },
  'security-notices.second-factor-off': letter({
    uk: '{at} у вашому акаунті вимкнено вхід у два кроки. Тепер для входу вистачить самого пароля.',
    ru: '{at} в вашем аккаунте отключён вход в два шага. Теперь для входа хватит одного пароля.',
    en: 'Two-step log-in was turned off for your account: {at}. Your password alone is now enough to log in.',
  }),
  'security-notices.passkey-added.subject': {
    uk: 'Новий ключ доступу до акаунта {brand}',
    ru: 'Новый ключ доступа к аккаунту {brand}',
    en: 'A new passkey for your {brand} account',
  },
  'security-notices.passkey-added': letter({
    uk: '{at} до вашого акаунта додано ключ доступу. Ним можна входити без пароля.',
    ru: '{at} к вашему аккаунту добавлен ключ доступа. С ним можно входить без пароля.',
    en: 'A passkey was added to your account: {at}. It can be used to log in without a password.',
  }),
  'security-notices.recovery-code-used.subject': {
    uk: 'Використано резервний код, {brand}',
    ru: 'Использован резервный код, {brand}',
    en: 'A recovery code was used on {brand}',
  },
  'security-notices.recovery-code-used': letter({
    uk: '{at} замість коду із застосунку введено резервний код вашого акаунта.',
    ru: '{at} вместо кода из приложения введён резервный код вашего аккаунта.',
    en: 'One of your recovery codes was used to log in instead of a code from your app: {at}.',
  }),
  'security-notices.passkey-copied.subject': {
    uk: 'Ми не прийняли ваш ключ доступу, {brand}',
    ru: 'Мы не приняли ваш ключ доступа, {brand}',
    en: '{brand} didn’t accept your passkey',
  },
  // Not a `letter`: whoever reads it has something to do, whether it was they who were refused or somebody else.
  'security-notices.passkey-copied': {
    uk: `${hello.uk}{at} ми не прийняли вхід ключем доступу до вашого акаунта: цей ключ схожий на скопійований.\n\nЯкщо не прийняли саме вас, копією вже скористався хтось інший. Якщо це були не ви, копію має той, кого ми не впустили.\n\nВідкрийте посилання: цей ключ буде видалено, усі сеанси завершаться, а ви оберете новий пароль. Воно діє 7 днів: {link}\n\nПотім перегляньте у профілі, у розділі «Безпека», чи немає там чужих способів входу, і додайте новий ключ.${forward.uk}`,
    ru: `${hello.ru}{at} мы не приняли вход по ключу доступа к вашему аккаунту: этот ключ похож на скопированный.\n\nЕсли не приняли именно вас, копией уже воспользовался кто-то другой. Если это были не вы, копия у того, кого мы не впустили.\n\nОткройте ссылку: этот ключ будет удалён, все сеансы завершатся, а вы выберете новый пароль. Она действует 7 дней: {link}\n\nПотом посмотрите в профиле, в разделе «Безопасность», нет ли там чужих способов входа, и добавьте новый ключ.${forward.ru}`,
    en: `${hello.en}We refused a log-in with a passkey of your account, because the passkey seems to have been copied: {at}.\n\nIf it was you who was refused, somebody else has already used a copy. If it wasn’t you, whoever we refused has one.\n\nOpen this link to remove the passkey, log out everywhere and choose a new password. It works for 7 days: {link}\n\nThen check under “Security” in your profile that every way to log in is yours, and add a new passkey.${forward.en}`,
  },
  'security-notices.service-linked.subject': {
    uk: 'Новий спосіб входу до акаунта {brand}: {service}',
    ru: 'Новый способ входа в аккаунт {brand}: {service}',
    en: 'A new way into your {brand} account: {service}',
  },
  'security-notices.service-linked': letter({
    uk: '{at} до вашого акаунта під’єднано обліковий запис {service}. Ним можна входити без пароля.',
    ru: '{at} к вашему аккаунту подключена учётная запись {service}. С ней можно входить без пароля.',
    en: 'A {service} account was linked to yours: {at}. It can be used to log in without a password.',
  }),
  'security-notices.service-unlinked.subject': {
    uk: '{service} від’єднано від акаунта {brand}',
    ru: '{service} отключён от аккаунта {brand}',
    en: '{service} was unlinked from your {brand} account',
  },
  'security-notices.service-unlinked': letter({
    uk: '{at} від вашого акаунта від’єднано обліковий запис {service}. Ним більше не можна ввійти.',
    ru: '{at} от вашего аккаунта отключена учётная запись {service}. С ней больше нельзя войти.',
    en: 'A {service} account was unlinked from yours: {at}. It can’t be used to log in any more.',
  }),
  'security-notices.phone-changed.subject': {
    uk: 'Номер телефону в акаунті {brand} змінено',
    ru: 'Номер телефона в аккаунте {brand} изменён',
    en: 'The phone number of your {brand} account was changed',
  },
  'security-notices.phone-changed': letter({
    uk: '{at} у вашому акаунті вказано інший номер телефону. За попереднім більше не можна ввійти чи відновити пароль.',
    ru: '{at} в вашем аккаунте указан другой номер телефона. По прежнему больше нельзя войти или восстановить пароль.',
    en: 'Another phone number was given for your account: {at}. The former one can’t be used to log in or to reset your password any more.',
  }),
  'security-notices.phone-confirmed.subject': {
    uk: 'Підтверджено номер телефону акаунта {brand}',
    ru: 'Подтверждён номер телефона аккаунта {brand}',
    en: 'A phone number was confirmed for your {brand} account',
  },
  'security-notices.phone-confirmed': letter({
    uk: '{at} у вашому акаунті підтверджено номер телефону. За ним можна ввійти та відновити пароль.',
    ru: '{at} в вашем аккаунте подтверждён номер телефона. По нему можно войти и восстановить пароль.',
    en: 'A phone number was confirmed for your account: {at}. It can be used to log in and to reset your password.',
  }),
  'security-notices.email-changed.subject': {
    uk: 'E-mail акаунта {brand} змінено',
    ru: 'E-mail аккаунта {brand} изменён',
    en: 'The email of your {brand} account was changed',
  },
  'security-notices.email-changed': letter({
    uk: '{at} у вашому акаунті вказано інший e-mail. За цією адресою більше не можна ввійти чи відновити пароль.',
    ru: '{at} в вашем аккаунте указан другой e-mail. По этому адресу больше нельзя войти или восстановить пароль.',
    en: 'Another email was given for your account: {at}. This address can’t be used to log in or to reset your password any more.',
  }),
  'security-notices.kyiv-time': { uk: '{time} за київським часом', ru: '{time} по киевскому времени', en: '{time}, Kyiv time' },
  'security-notices.unknown-device': { uk: 'невідомий', ru: 'неизвестное', en: 'unknown' },
  'security-notices.unknown-network': { uk: 'невідома', ru: 'неизвестна', en: 'unknown' },
})

export const texts = defineTexts({
  'not-me-no-email': {
    uk: 'Усі сеанси завершено, і старий пароль більше не діє. Цей e-mail тепер належить іншому акаунту, тому відновіть доступ за підтвердженим номером телефону{support, select, none {} other { або напишіть на {support}}}. Гроші й ставки на місці.',
    ru: 'Все сеансы завершены, и старый пароль больше не действует. Этот e-mail теперь принадлежит другому аккаунту, поэтому восстановите доступ по подтверждённому номеру телефона{support, select, none {} other { или напишите на {support}}}. Деньги и ставки на месте.',
    en: 'Every session is ended, and the old password no longer works. This e-mail now belongs to another account, so restore access by a confirmed phone number{support, select, none {} other {, or write to {support}}}. Your money and bets aren’t affected.',
  },
  'not-me-spent': {
    uk: 'Посилання вже використано або його час минув. Якщо до акаунта досі має доступ хтось інший, відновіть пароль.',
    ru: 'Ссылка уже использована или её время истекло. Если к аккаунту всё ещё есть доступ у кого-то другого, восстановите пароль.',
    en: 'This link has already been used or has expired. If someone else still has access to your account, reset your password.',
  },
  'security-notices.not-me.heading': { uk: 'Захистити акаунт?', ru: 'Защитить аккаунт?', en: 'Secure your account?' },
  'security-notices.not-me.text': {
    uk: 'Ми завершимо всі сеанси на всіх пристроях і приберемо ключі доступу, контакти та інші способи входу, додані відтоді, а також ключ, який ми не прийняли як копію. Нинішній пароль перестане діяти, і ви оберете новий. Гроші й ставки залишаться на місці.',
    ru: 'Мы завершим все сеансы на всех устройствах и уберём ключи доступа, контакты и другие способы входа, добавленные с тех пор, а также ключ, который мы не приняли как копию. Нынешний пароль перестанет действовать, и вы выберете новый. Деньги и ставки останутся на месте.',
    en: 'We’ll log you out on every device and remove any passkeys, contacts or linked services added since, and a passkey that we refused as a copy. Your current password stops working, and you choose a new one. Your money and bets aren’t affected.',
  },
  'security-notices.not-me.send': {
    uk: 'Завершити всі сеанси й обрати новий пароль',
    ru: 'Завершить все сеансы и выбрать новый пароль',
    en: 'Log out everywhere and choose a new password',
  },
  'security-notices.not-me.was-me': { uk: 'Ні, усе гаразд', ru: 'Нет, всё в порядке', en: 'No, all is well' },
  'security-notices.not-me.restore': { uk: 'Відновити пароль', ru: 'Восстановить пароль', en: 'Reset password' },
})
