import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'realtime-channel-forbidden': {
    uk: 'Цей канал оновлень вам недоступний. Якщо ви щойно увійшли або вийшли, оновіть сторінку.',
    ru: 'Этот канал обновлений вам недоступен. Если вы только что вошли или вышли, обновите страницу.',
    en: 'These live updates are not open to you. If you have just logged in or out, refresh the page.',
  },
})
