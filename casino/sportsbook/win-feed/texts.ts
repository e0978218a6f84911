import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-wins.heading': { uk: 'Виграші на спорті', ru: 'Выигрыши на спорте', en: 'Sports wins' },
  'sport-wins.single': { uk: 'Ординар', ru: 'Ординар', en: 'Single' },
  'sport-wins.multi': { uk: 'Мультиставка', ru: 'Мультиставка', en: 'Multiple' },
})
