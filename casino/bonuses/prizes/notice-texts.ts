import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the notification centre says. */
export const noticeTexts = defineTexts({
  'notifications.prize': {
    uk: 'Приз {amount} на вашому балансі.',
    ru: 'Приз {amount} на вашем балансе.',
    en: 'A prize of {amount} is in your account.',
  },
})
