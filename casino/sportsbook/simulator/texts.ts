import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-match-not-simulated': {
    uk: 'Цей матч не моделює наш дім, тож перевіряти нічого.',
    ru: 'Этот матч не моделирует наш дом, так что проверять нечего.',
    en: 'This match isn’t simulated by this site, so there is nothing to check.',
  },
})
