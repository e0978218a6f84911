import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the desk says where the player's own limit on deposits says no. */
export const depositLimitTexts = defineTexts({
  'deposit-limit-reached': {
    uk: 'Ваш ліміт поповнень вичерпано. Переглянути його можна на сторінці відповідальної гри.',
    ru: 'Ваш лимит пополнений исчерпан. Посмотреть его можно на странице ответственной игры.',
    en: 'Your deposit limit is used up. You can see it on the responsible play page.',
  },
  'deposit-limit-exceeded': {
    uk: 'Ваш ліміт поповнень дозволяє зараз ще {room}. Виберіть меншу суму.',
    ru: 'Ваш лимит пополнений позволяет сейчас ещё {room}. Выберите меньшую сумму.',
    en: 'Your deposit limit leaves room for {room} now. Choose a smaller amount.',
  },
})
