import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'email-invalid': {
    uk: 'Введіть e-mail повністю, наприклад olena@example.com.',
    ru: 'Введите e-mail полностью, например olena@example.com.',
    en: 'Enter the whole e-mail, for example olena@example.com.',
  },
  'login-invalid': {
    uk: 'Логін: від 3 до 20 символів, латинські літери, цифри, крапка, дефіс або підкреслення. Починається з літери.',
    ru: 'Логин: от 3 до 20 символов, латинские буквы, цифры, точка, дефис или подчёркивание. Начинается с буквы.',
    en: 'A login has 3 to 20 characters: Latin letters, digits, dots, hyphens or underscores. It starts with a letter.',
  },
  'login-taken': {
    uk: 'Такий логін уже зайнятий. Оберіть інший.',
    ru: 'Такой логин уже занят. Выберите другой.',
    en: 'This login is taken. Choose another one.',
  },
  'password-too-short': {
    uk: 'Пароль має містити щонайменше 8 символів.',
    ru: 'Пароль должен содержать не меньше 8 символов.',
    en: 'A password has at least 8 characters.',
  },
  'password-too-long': {
    uk: 'Пароль задовгий: не більше 128 символів.',
    ru: 'Пароль слишком длинный: не больше 128 символов.',
    en: 'The password is too long: 128 characters at most.',
  },
  'password-too-common': {
    uk: 'Такий пароль легко вгадати. Придумайте інший, наприклад фразу з кількох слів.',
    ru: 'Такой пароль легко угадать. Придумайте другой, например фразу из нескольких слов.',
    en: 'This password is easy to guess. Think of another one, such as a phrase of several words.',
  },
  'age-not-confirmed': {
    uk: 'Підтвердьте свій вік, щоб зареєструватися.',
    ru: 'Подтвердите свой возраст, чтобы зарегистрироваться.',
    en: 'Confirm your age to register.',
  },
  'agreements-not-confirmed': {
    uk: 'Погодьтеся з правилами, щоб зареєструватися.',
    ru: 'Согласитесь с правилами, чтобы зарегистрироваться.',
    en: 'Agree to the rules to register.',
  },
  'currency-unknown': {
    uk: 'Такої валюти немає. Оберіть одну зі списку.',
    ru: 'Такой валюты нет. Выберите одну из списка.',
    en: 'There is no such currency. Choose one from the list.',
  },
  'country-unknown': {
    uk: 'Такої країни немає. Оберіть одну зі списку.',
    ru: 'Такой страны нет. Выберите одну из списка.',
    en: 'There is no such country. Choose one from the list.',
  },
})
