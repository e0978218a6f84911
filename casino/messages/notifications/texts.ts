import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'notifications.heading': { uk: 'Сповіщення', ru: 'Уведомления', en: 'Notifications' },
  'notifications.unread': {
    uk: '{count, plural, one {# нове сповіщення} few {# нові сповіщення} many {# нових сповіщень} other {# нових сповіщень}}',
    ru: '{count, plural, one {# новое уведомление} few {# новых уведомления} many {# новых уведомлений} other {# новых уведомлений}}',
    en: '{count, plural, one {# new notification} other {# new notifications}}',
  },
  'notifications.new': { uk: 'нове', ru: 'новое', en: 'new' },
  'notifications.open': { uk: 'Відкрити', ru: 'Открыть', en: 'Open' },
  'notifications.more': { uk: 'Показати ще', ru: 'Показать ещё', en: 'Show more' },
  'notifications.close': { uk: 'Закрити', ru: 'Закрыть', en: 'Close' },
  'notifications.sound': { uk: 'Звук сповіщень', ru: 'Звук уведомлений', en: 'Notification sound' },
  'notifications.empty.heading': { uk: 'Поки що тихо', ru: 'Пока тихо', en: 'All quiet' },
  'notifications.empty.text': {
    uk: 'Тут з’являться зарахування, призи та важливі новини вашого рахунку.',
    ru: 'Здесь появятся зачисления, призы и важные новости вашего счёта.',
    en: 'Deposits, prizes and important news about your account will appear here.',
  },
  'notifications.empty.action': { uk: 'До ігор', ru: 'К играм', en: 'See the games' },
  'notifications.failed': {
    uk: 'Не вдалося завантажити сповіщення',
    ru: 'Не удалось загрузить уведомления',
    en: 'We couldn’t load your notifications',
  },
  'notifications.failed.text': {
    uk: 'Перевірте з’єднання й спробуйте ще раз.',
    ru: 'Проверьте соединение и попробуйте ещё раз.',
    en: 'Check your connection and try again.',
  },
  'notifications.retry': { uk: 'Спробувати ще раз', ru: 'Попробовать ещё раз', en: 'Try again' },
  'notifications.prize': {
    uk: 'Приз {amount} на вашому балансі.',
    ru: 'Приз {amount} на вашем балансе.',
    en: 'A prize of {amount} is in your account.',
  },
  'notifications.new-device.title': {
    uk: 'Новий пристрій у вашому акаунті',
    ru: 'Новое устройство в вашем аккаунте',
    en: 'New log-in to your account',
  },
  'notifications.new-device': {
    uk: 'Увійшли з пристрою: {device, select, unknown {невідомий} other {{device}}}. Не ви? Вийдіть на ньому в розділі «Безпека» й змініть пароль.',
    ru: 'Вошли с устройства: {device, select, unknown {неизвестное} other {{device}}}. Не вы? Выйдите на нём в разделе «Безопасность» и смените пароль.',
    en: 'Signed in on: {device, select, unknown {an unknown device} other {{device}}}. Not you? Sign it out under “Security” and change your password.',
  },
  'notifications.deposit.title': { uk: 'Рахунок поповнено', ru: 'Счёт пополнен', en: 'Deposit received' },
  'notifications.deposit': {
    uk: '{amount} зараховано на баланс.',
    ru: '{amount} зачислено на баланс.',
    en: '{amount} is in your account.',
  },
  'notifications.deposit-failed.title': { uk: 'Поповнення не пройшло', ru: 'Пополнение не прошло', en: 'Your deposit didn’t go through' },
  'notifications.deposit-failed': {
    uk: '{amount} не зараховано. Спробуйте ще раз або оберіть інший спосіб.',
    ru: '{amount} не зачислено. Попробуйте ещё раз или выберите другой способ.',
    en: '{amount} was not credited. Try again or choose another method.',
  },
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
