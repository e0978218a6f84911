import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the notification centre says. */
export const noticeTexts = defineTexts({
  'payouts.notice.review.title': {
    uk: 'Виплату перевіряє людина',
    ru: 'Выплату проверяет человек',
    en: 'A person is checking your withdrawal',
  },
  'payouts.notice.review': {
    uk: '{amount} відкладено для виплати. Робити нічого не треба.',
    ru: '{amount} отложено для выплаты. Делать ничего не нужно.',
    en: '{amount} is set aside for it. There’s nothing you need to do.',
  },
  'payouts.notice.paid.title': { uk: 'Виплату надіслано', ru: 'Выплата отправлена', en: 'Your withdrawal is on its way' },
  'payouts.notice.paid': {
    uk: '{amount} надіслано платіжною системою.',
    ru: '{amount} отправлено платёжной системой.',
    en: 'The payment provider has sent {amount}.',
  },
  'payouts.notice.returned.title': { uk: 'Банк повернув виплату', ru: 'Банк вернул выплату', en: 'The bank sent your withdrawal back' },
  'payouts.notice.returned': {
    uk: '{amount} знову на балансі. Виберіть інший спосіб.',
    ru: '{amount} снова на балансе. Выберите другой способ.',
    en: '{amount} is back in your balance. Choose another way.',
  },
  'payouts.notice.failed.title': { uk: 'Виплата не вдалася', ru: 'Выплата не удалась', en: 'Your withdrawal failed' },
  'payouts.notice.failed': {
    uk: '{amount} знову на балансі. Виберіть інший спосіб.',
    ru: '{amount} снова на балансе. Выберите другой способ.',
    en: '{amount} is back in your balance. Choose another way.',
  },
  'payouts.notice.rejected.title': { uk: 'Виплату відхилено', ru: 'Выплата отклонена', en: 'Your withdrawal was rejected' },
  'payouts.notice.rejected': {
    uk: '{amount} знову на балансі. Причину написано біля виплати.',
    ru: '{amount} снова на балансе. Причина написана возле выплаты.',
    en: '{amount} is back in your balance. The reason stands beside the withdrawal.',
  },
})
