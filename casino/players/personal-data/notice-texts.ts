import { defineTexts } from '#kernel/i18n/texts.ts'

/** Texts of the notification centre. */
export const noticeTexts = defineTexts({
  'notifications.data-file.title': {
    uk: 'Копія ваших даних готова',
    ru: 'Копия ваших данных готова',
    en: 'Your data is ready to download',
  },
  'notifications.data-file': {
    uk: 'Завантажити її можна протягом 7 днів.',
    ru: 'Скачать её можно в течение 7 дней.',
    en: 'You can download it for 7 days.',
  },
  'notifications.erasure-cancelled.title': {
    uk: 'Запит на видалення скасовано',
    ru: 'Запрос на удаление отменён',
    en: 'Your deletion request is cancelled',
  },
  'notifications.erasure-cancelled': {
    uk: 'Ви увійшли, тож акаунт залишається. Якщо про видалення просили не ви, змініть пароль.',
    ru: 'Вы вошли, поэтому аккаунт остаётся. Если об удалении просили не вы, смените пароль.',
    en: 'You logged in, so your account stays. If it wasn’t you who asked to delete it, change your password.',
  },
})
