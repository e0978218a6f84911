import { defineTexts } from '#kernel/i18n/texts.ts'

/** Texts of the notification centre. */
export const noticeTexts = defineTexts({
  'notifications.new-device.title': {
    uk: 'Новий пристрій у вашому акаунті',
    ru: 'Новое устройство в вашем аккаунте',
    en: 'New log-in to your account',
  },
  'notifications.new-device': {
    uk: 'Увійшли з пристрою: {device, select, unknown {невідомий} other {{device}}}. Не ви? Вийдіть на ньому в розділі «Безпека» й змініть пароль.',
    ru: 'Вошли с устройства: {device, select, unknown {неизвестное} other {{device}}}. Не вы? Выйдите на нём в разделе «Безопасность» и смените пароль.',
    en: 'Logged in on: {device, select, unknown {an unknown device} other {{device}}}. Not you? Log it out under “Security” and change your password.',
  },
})
