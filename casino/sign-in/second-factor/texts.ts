import { defineTexts } from '#kernel/i18n/texts.ts'
import { webTexts } from './web-texts.ts'

/** Texts of refusals. The windows' texts are in web-texts.ts. */
const callTexts = defineTexts({
  'proof-needed': {
    uk: 'Щоб змінити це, підтвердьте, що це ви.',
    ru: 'Чтобы изменить это, подтвердите, что это вы.',
    en: 'To change this, confirm it’s you.',
  },
  'confirm-contact-first': {
    uk: 'Спершу підтвердьте в профілі e-mail або телефон. Поки не відомо, що акаунт саме ваш, інших способів входу до нього додати не можна.',
    ru: 'Сначала подтвердите в профиле e-mail или телефон. Пока неизвестно, что аккаунт именно ваш, другие способы входа в него добавить нельзя.',
    en: 'Confirm your email or phone in your profile first. Until we know the account is yours, you can’t add other ways to log in to it.',
  },
  'proof-way-unavailable': {
    uk: 'Так підтвердити не вийде. Оберіть інший спосіб.',
    ru: 'Так подтвердить не получится. Выберите другой способ.',
    en: 'You can’t confirm it this way. Choose another one.',
  },
  'proof-password-wrong': {
    uk: 'Пароль інший. Перевірте розкладку клавіатури та Caps Lock.',
    ru: 'Пароль другой. Проверьте раскладку клавиатуры и Caps Lock.',
    en: 'This is not your password. Check the keyboard layout and Caps Lock.',
  },
  'second-factor-code-wrong': {
    uk: 'Код не підходить або вже використаний. Введіть той, який застосунок показує зараз.',
    ru: 'Код не подходит или уже использован. Введите тот, который приложение показывает сейчас.',
    en: 'This code is wrong or has already been used. Enter the one your app shows now.',
  },
  'ticket-spent': {
    uk: 'Час на другий крок минув. Увійдіть ще раз.',
    ru: 'Время на второй шаг истекло. Войдите ещё раз.',
    en: 'The second step timed out. Please log in again.',
  },
  'authenticator-on': {
    uk: 'Коди із застосунку вже ввімкнено. Щоб перейти на інший застосунок, спершу вимкніть їх.',
    ru: 'Коды из приложения уже включены. Чтобы перейти на другое приложение, сначала отключите их.',
    en: 'Two-step log-in is already on. To switch to another app, turn it off first.',
  },
  'authenticator-off': {
    uk: 'Спершу ввімкніть коди із застосунку: резервні коди замінюють саме їх.',
    ru: 'Сначала включите коды из приложения: резервные коды заменяют именно их.',
    en: 'Turn on two-step log-in first: recovery codes are a backup for it.',
  },
  'passkey-refused': {
    uk: 'Цей ключ доступу не підійшов. Спробуйте ще раз або увійдіть інакше.',
    ru: 'Этот ключ доступа не подошёл. Попробуйте ещё раз или войдите иначе.',
    en: 'This passkey wasn’t accepted. Try again, or log in another way.',
  },
  'passkeys-too-many': {
    uk: 'Ключів доступу може бути не більше десяти. Видаліть зайвий.',
    ru: 'Ключей доступа может быть не больше десяти. Удалите лишний.',
    en: 'You can have up to ten passkeys. Remove one first.',
  },
  'passkey-unknown': {
    uk: 'Такого ключа доступу вже немає. Оновіть сторінку.',
    ru: 'Такого ключа доступа уже нет. Обновите страницу.',
    en: 'This passkey no longer exists. Refresh the page.',
  },
  'passkey-name-invalid': {
    uk: 'Назвіть ключ: від 1 до 60 знаків.',
    ru: 'Назовите ключ: от 1 до 60 знаков.',
    en: 'Give the passkey a name of 1 to 60 characters.',
  },
})

export const texts = defineTexts({ ...callTexts, ...webTexts })
