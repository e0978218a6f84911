import { defineTexts } from '#kernel/i18n/texts.ts'

/** Texts of the shell: what belongs to no slice. */
export const texts = defineTexts({
  'shell.skip-to-content': { uk: 'Перейти до вмісту', ru: 'Перейти к содержимому', en: 'Skip to content' },
})
