import { defineTexts } from '#kernel/i18n/texts.ts'
import { webTexts } from './web-texts.ts'

/** What the calls say. The windows' texts stand in web-texts.ts. */
const callTexts = defineTexts({
  'proof-needed': {
    uk: 'Щоб змінити це, підтвердьте, що це ви.',
    ru: 'Чтобы изменить это, подтвердите, что это вы.',
    en: 'To change this, confirm that it is you.',
  },
  'proof-way-unavailable': {
    uk: 'Так підтвердити не вийде. Оберіть інший спосіб.',
    ru: 'Так подтвердить не получится. Выберите другой способ.',
    en: 'You can’t confirm it this way. Choose another.',
  },
  'proof-password-wrong': {
    uk: 'Пароль інший. Перевірте розкладку клавіатури та Caps Lock.',
    ru: 'Пароль другой. Проверьте раскладку клавиатуры и Caps Lock.',
    en: 'This is not your password. Check the keyboard layout and Caps Lock.',
  },
  'second-factor-code-wrong': {
    uk: 'Код не підходить або вже використаний. Введіть той, який застосунок показує зараз.',
    ru: 'Код не подходит или уже использован. Введите тот, который приложение показывает сейчас.',
    en: 'The code is wrong or was used already. Enter the one that your app shows now.',
  },
  'ticket-spent': {
    uk: 'Час на другий крок минув. Увійдіть ще раз.',
    ru: 'Время на второй шаг истекло. Войдите ещё раз.',
    en: 'The time for the second step is over. Log in again.',
  },
  'authenticator-on': {
    uk: 'Коди із застосунку вже ввімкнено. Щоб перейти на інший застосунок, спершу вимкніть їх.',
    ru: 'Коды из приложения уже включены. Чтобы перейти на другое приложение, сначала отключите их.',
    en: 'Codes from an app are on already. To move to another app, turn them off first.',
  },
  'authenticator-off': {
    uk: 'Спершу ввімкніть коди із застосунку: резервні коди замінюють саме їх.',
    ru: 'Сначала включите коды из приложения: резервные коды заменяют именно их.',
    en: 'Turn codes from an app on first: recovery codes stand in for them.',
  },
  'passkey-refused': {
    uk: 'Цей ключ доступу не підійшов. Спробуйте ще раз або увійдіть інакше.',
    ru: 'Этот ключ доступа не подошёл. Попробуйте ещё раз или войдите иначе.',
    en: 'This passkey was not accepted. Try again, or get in another way.',
  },
  'passkeys-too-many': {
    uk: 'Ключів доступу може бути не більше десяти. Видаліть зайвий.',
    ru: 'Ключей доступа может быть не больше десяти. Удалите лишний.',
    en: 'There can be ten passkeys at most. Remove one first.',
  },
  'passkey-unknown': {
    uk: 'Такого ключа доступу вже немає. Оновіть сторінку.',
    ru: 'Такого ключа доступа уже нет. Обновите страницу.',
    en: 'There is no such passkey any more. Refresh the page.',
  },
  'passkey-name-invalid': {
    uk: 'Назвіть ключ: від 1 до 60 знаків.',
    ru: 'Назовите ключ: от 1 до 60 знаков.',
    en: 'Name the passkey: 1 to 60 characters.',
  },
})

export const texts = defineTexts({ ...callTexts, ...webTexts })
