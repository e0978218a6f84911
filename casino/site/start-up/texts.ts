import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'operator-key-wrong': {
    uk: 'Цю дію може виконати лише оператор із ключем X-Operator-Key.',
    ru: 'Это действие может выполнить только оператор с ключом X-Operator-Key.',
    en: 'Only an operator with the X-Operator-Key header can do this.',
  },
})
