import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'limit-impossible': {
    uk: 'Такий ліміт неможливий. Для часу вкажіть від 1 хвилини до повної тривалості періоду.',
    ru: 'Такой лимит невозможен. Для времени укажите от 1 минуты до полной длительности периода.',
    en: 'This limit is not possible. For time, enter from 1 minute up to the whole length of the period.',
  },
  'no-increase-waits': {
    uk: 'Немає підвищення, яке можна підтвердити. Можливо, його строк минув: попросіть ще раз.',
    ru: 'Нет повышения, которое можно подтвердить. Возможно, его срок истёк: попросите ещё раз.',
    en: 'There is no increase to confirm. It may have lapsed: ask for it again.',
  },
  'increase-too-early': {
    uk: 'Підтвердити підвищення можна лише через 24 години після запиту. Доти діє нижчий ліміт.',
    ru: 'Подтвердить повышение можно только через 24 часа после запроса. До этого действует более низкий лимит.',
    en: 'An increase can be confirmed only 24 hours after you asked for it. Until then the lower limit holds.',
  },
})
