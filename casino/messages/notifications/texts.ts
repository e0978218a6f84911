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
  'notifications.close': { uk: 'Закрити', ru: 'Закрыть', en: 'Close' },
  'notifications.sound': { uk: 'Звук сповіщень', ru: 'Звук уведомлений', en: 'Notification sound' },
  'notifications.empty.heading': { uk: 'Сповіщень ще немає', ru: 'Уведомлений пока нет', en: 'No notifications yet' },
  'notifications.empty.text': {
    uk: 'Тут з’являться зарахування, призи та важливі новини вашого рахунку.',
    ru: 'Здесь появятся зачисления, призы и важные новости вашего счёта.',
    en: 'Deposits, prizes and important news about your account will appear here.',
  },
  'notifications.empty.action': { uk: 'До ігор', ru: 'К играм', en: 'See the games' },
})
