import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-match-not-simulated': {
    uk: 'Цей матч моделюємо не ми, тож перевіряти тут нічого.',
    ru: 'Этот матч моделируем не мы, поэтому проверять здесь нечего.',
    en: 'This match isn’t simulated by this site, so there is nothing to check.',
  },
})
