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
  'registration.heading': { uk: 'Реєстрація', ru: 'Регистрация', en: 'Register' },
  'registration.intro': {
    uk: 'Менше хвилини, і можна грати.',
    ru: 'Меньше минуты, и можно играть.',
    en: 'Less than a minute, and you can play.',
  },
  'registration.email': { uk: 'E-mail', ru: 'E-mail', en: 'E-mail' },
  'registration.password': { uk: 'Пароль', ru: 'Пароль', en: 'Password' },
  'registration.password-hint': {
    uk: 'Щонайменше 8 символів. Фразу з кількох слів легко запам’ятати й важко вгадати.',
    ru: 'Не меньше 8 символов. Фразу из нескольких слов легко запомнить и трудно угадать.',
    en: 'At least 8 characters. A phrase of several words is easy to remember and hard to guess.',
  },
  'registration.reveal': { uk: 'Показати пароль', ru: 'Показать пароль', en: 'Show the password' },
  'registration.conceal': { uk: 'Сховати пароль', ru: 'Скрыть пароль', en: 'Hide the password' },
  'registration.caps-lock': { uk: 'Увімкнено Caps Lock.', ru: 'Включён Caps Lock.', en: 'Caps Lock is on.' },
  'registration.choose-login': { uk: 'Обрати собі логін', ru: 'Выбрать себе логин', en: 'Choose a login' },
  'registration.login': { uk: 'Логін', ru: 'Логин', en: 'Login' },
  'registration.login-hint': {
    uk: 'Його бачать інші гравці. Якщо залишити порожнім, придумаємо самі.',
    ru: 'Его видят другие игроки. Если оставить пустым, придумаем сами.',
    en: 'Other players see it. Leave it empty and we will think of one.',
  },
  'registration.age': {
    uk: 'Мені вже є {age, plural, one {# рік} few {# роки} many {# років} other {# року}}',
    ru: 'Мне уже есть {age, plural, one {# год} few {# года} many {# лет} other {# года}}',
    en: 'I am {age} or older',
  },
  'registration.agreements': {
    uk: 'Граю за правилами сайту й знаю, як грати відповідально',
    ru: 'Играю по правилам сайта и знаю, как играть ответственно',
    en: 'I play by the rules of the site and know how to play responsibly',
  },
  'registration.agreements-link': { uk: 'Прочитати', ru: 'Прочитать', en: 'Read them' },
  'registration.send': { uk: 'Зареєструватися', ru: 'Зарегистрироваться', en: 'Register' },
  'registration.has-account': { uk: 'Вже маєте акаунт?', ru: 'Уже есть аккаунт?', en: 'Already have an account?' },
  'registration.log-in': { uk: 'Увійти', ru: 'Войти', en: 'Log in' },
  'registration.welcome': { uk: 'Вітаємо, {login}!', ru: 'Добро пожаловать, {login}!', en: 'Welcome, {login}!' },
  'registration.welcome-text': {
    uk: 'Це ваш логін. Входити можна і за ним, і за e-mail.',
    ru: 'Это ваш логин. Входить можно и по нему, и по e-mail.',
    en: 'This is your login. You can log in by it or by your e-mail.',
  },
})
