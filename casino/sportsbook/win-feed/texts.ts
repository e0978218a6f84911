import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'sport-wins.heading': { uk: 'Виграші на спорті', ru: 'Выигрыши на спорте', en: 'Sports wins' },
  'sport-wins.pause': { uk: 'Зупинити стрічку', ru: 'Остановить ленту', en: 'Pause the feed' },
  'sport-wins.go-on': { uk: 'Продовжити стрічку', ru: 'Продолжить ленту', en: 'Resume the feed' },
  'sport-wins.single': { uk: 'Ординар', ru: 'Ординар', en: 'Single' },
  'sport-wins.multi': { uk: 'Мультиставка', ru: 'Мультиставка', en: 'Multiple' },
})
