import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the desk says where the player's own limit on deposits says no. */
export const depositLimitTexts = defineTexts({
  'deposit-limit-reached': {
    uk: 'Ваш ліміт поповнень вичерпано. Переглянути його можна на сторінці відповідальної гри.',
    ru: 'Ваш лимит пополнений исчерпан. Посмотреть его можно на странице ответственной игры.',
    en: 'You’ve reached your deposit limit. You can see it on the responsible play page.',
  },
  'deposit-limit-exceeded': {
    uk: 'Ваш ліміт поповнень дозволяє зараз ще {room}. Виберіть меншу суму.',
    ru: 'Ваш лимит пополнений позволяет сейчас ещё {room}. Выберите меньшую сумму.',
    en: 'Your deposit limit allows {room} more at the moment. Choose a smaller amount.',
  },
})
