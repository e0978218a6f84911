import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'wrong-login-or-password': {
    uk: 'Неправильний логін або пароль. Перевірте їх і спробуйте ще раз.',
    ru: 'Неверный логин или пароль. Проверьте их и попробуйте ещё раз.',
    en: 'Wrong login or password. Check both and try again.',
  },
  'account-blocked': {
    uk: 'Цей акаунт заблоковано. Напишіть у підтримку, щоб дізнатися причину.',
    ru: 'Этот аккаунт заблокирован. Напишите в поддержку, чтобы узнать причину.',
    en: 'This account is blocked. Write to support to learn why.',
  },
  'login-missing': {
    uk: 'Введіть логін або e-mail.',
    ru: 'Введите логин или e-mail.',
    en: 'Enter your login or e-mail.',
  },
  'password-missing': {
    uk: 'Введіть пароль.',
    ru: 'Введите пароль.',
    en: 'Enter your password.',
  },
})
