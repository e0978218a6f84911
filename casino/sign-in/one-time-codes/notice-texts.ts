import { defineTexts } from '#kernel/i18n/texts.ts'

/** What stands in the notification centre; the titles are those of the windows (web-texts.ts). */
export const noticeTexts = defineTexts({
  'verification.lost.notice': {
    uk: 'Ви ще не підтвердили цей контакт, тому він відійшов до того, хто це зробив. Увійти за ним до вашого акаунта вже не можна. Додайте інший.',
    ru: 'Вы ещё не подтвердили этот контакт, поэтому он перешёл к тому, кто это сделал. Войти по нему в ваш аккаунт уже нельзя. Добавьте другой.',
    en: 'You hadn’t confirmed this contact yet, so it went to the person who did. It no longer logs in to your account. Please add another one.',
  },
})
