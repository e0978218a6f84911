import { defineTexts } from '#kernel/i18n/texts.ts'

/** Texts of the kernel's own errors. */
export const texts = defineTexts({
  'not-found': {
    uk: 'Такого тут немає. Перевірте адресу або поверніться на головну.',
    ru: 'Такого здесь нет. Проверьте адрес или вернитесь на главную.',
    en: 'There is nothing here. Check the address or go back to the home page.',
  },
  'not-authorized': {
    uk: 'Увійдіть, щоб продовжити.',
    ru: 'Войдите, чтобы продолжить.',
    en: 'Log in to continue.',
  },
  'already-signed-in': {
    uk: 'Ви вже увійшли до свого акаунта.',
    ru: 'Вы уже вошли в свой аккаунт.',
    en: 'You are already logged in.',
  },
  'invalid-input': {
    uk: 'Деякі дані заповнені неправильно. Перевірте їх і спробуйте ще раз.',
    ru: 'Некоторые данные заполнены неверно. Проверьте их и попробуйте ещё раз.',
    en: 'Some of the data is not valid. Check it and try again.',
  },
  'check-the-form': {
    uk: 'Перевірте позначені поля.',
    ru: 'Проверьте отмеченные поля.',
    en: 'Check the marked fields.',
  },
  'malformed-request': {
    uk: 'Запит пошкоджено. Оновіть сторінку й спробуйте ще раз.',
    ru: 'Запрос повреждён. Обновите страницу и попробуйте ещё раз.',
    en: 'The request is malformed. Refresh the page and try again.',
  },
  'request-too-large': {
    uk: 'Забагато даних в одному запиті.',
    ru: 'Слишком много данных в одном запросе.',
    en: 'There is too much data in one request.',
  },
  'unsupported-type': {
    uk: 'Такий тип даних не приймається.',
    ru: 'Такой тип данных не принимается.',
    en: 'This type of data is not accepted.',
  },
  'header-missing': {
    uk: 'Цю дію можна виконати лише з сайту. Оновіть сторінку й спробуйте ще раз.',
    ru: 'Это действие можно выполнить только с сайта. Обновите страницу и попробуйте ещё раз.',
    en: 'This can only be done from the site itself. Refresh the page and try again.',
  },
  'xsrf-token-invalid': {
    uk: 'Сторінка застаріла. Оновіть її й спробуйте ще раз.',
    ru: 'Страница устарела. Обновите её и попробуйте ещё раз.',
    en: 'This page is out of date. Refresh it and try again.',
  },
  'idempotency-key-missing': {
    uk: 'Запит неповний. Оновіть сторінку й спробуйте ще раз.',
    ru: 'Запрос неполный. Обновите страницу и попробуйте ещё раз.',
    en: 'The request is incomplete. Refresh the page and try again.',
  },
  'idempotency-key-reused': {
    uk: 'Цей запит уже виконано з іншими даними. Оновіть сторінку й спробуйте ще раз.',
    ru: 'Этот запрос уже выполнен с другими данными. Обновите страницу и попробуйте ещё раз.',
    en: 'This request was already made with other data. Refresh the page and try again.',
  },
  'request-in-progress': {
    uk: 'Попередній запит ще виконується. Зачекайте кілька секунд.',
    ru: 'Предыдущий запрос ещё выполняется. Подождите несколько секунд.',
    en: 'The previous request is still running. Wait a few seconds.',
  },
  'too-many-requests': {
    uk: 'Забагато спроб. Спробуйте ще раз через {retry_after_min, plural, =0 {{retry_after_s, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}} one {# хвилину} few {# хвилини} many {# хвилин} other {# хвилини}}.',
    ru: 'Слишком много попыток. Попробуйте ещё раз через {retry_after_min, plural, =0 {{retry_after_s, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}} one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
    en: 'Too many attempts. Try again in {retry_after_min, plural, =0 {{retry_after_s, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}}.',
  },
  'temporarily-unavailable': {
    uk: 'Сервіс тимчасово недоступний. Нічого не втрачено, спробуйте за хвилину.',
    ru: 'Сервис временно недоступен. Ничего не потеряно, попробуйте через минуту.',
    en: 'The service is unavailable for a moment. Nothing is lost, try again in a minute.',
  },
  'internal-error': {
    uk: 'На нашому боці сталася помилка. Нічого не втрачено, спробуйте ще раз.',
    ru: 'На нашей стороне произошла ошибка. Ничего не потеряно, попробуйте ещё раз.',
    en: 'Something went wrong on our side. Nothing is lost, try again.',
  },
})
