import { defineTexts } from '#kernel/i18n/texts.ts'

/** What the notification centre says of transfers. */
export const noticeTexts = defineTexts({
  'project-transfers.notice.came.title': { uk: 'Переказ надійшов', ru: 'Перевод поступил', en: 'Transfer received' },
  'project-transfers.notice.came': {
    uk: '{amount} з вашого іншого рахунку вже на балансі.',
    ru: '{amount} с вашего другого счёта уже на балансе.',
    en: '{amount} from your other account is on your balance.',
  },
  'project-transfers.notice.arrived.title': { uk: 'Переказ дійшов', ru: 'Перевод дошёл', en: 'Transfer arrived' },
  'project-transfers.notice.arrived': {
    uk: '{amount} уже на вашому іншому рахунку.',
    ru: '{amount} уже на вашем другом счёте.',
    en: '{amount} is now in your other account.',
  },
  'project-transfers.notice.returned.title': { uk: 'Переказ повернувся', ru: 'Перевод вернулся', en: 'Transfer returned' },
  'project-transfers.notice.returned': {
    uk: '{amount} знову на вашому балансі. Чому — видно на сторінці переказів.',
    ru: '{amount} снова на вашем балансе. Почему — видно на странице переводов.',
    en: '{amount} is back on your balance. The transfers page says why.',
  },
})
