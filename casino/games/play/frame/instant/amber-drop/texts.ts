import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'drop.rows': { uk: 'Рядів', ru: 'Рядов', en: 'Rows' },
  'drop.risk': { uk: 'Течія', ru: 'Течение', en: 'Current' },
  'drop.calm': { uk: 'Тиха', ru: 'Тихое', en: 'Still' },
  'drop.lively': { uk: 'Жвава', ru: 'Живое', en: 'Lively' },
  'drop.bold': { uk: 'Стрімка', ru: 'Быстрое', en: 'Swift' },
  'drop.choice': { uk: '{rows}, {risk}', ru: '{rows}, {risk}', en: '{rows}, {risk}' },
  'drop.told': { uk: 'Крапля впала на {multiple}', ru: 'Капля упала на {multiple}', en: 'The drop fell to {multiple}' },
  'drop.rules.how': {
    uk: 'Крапля бурштину тоне поміж перлин. Біля кожної вона звертає ліворуч чи праворуч, однаково часто, тож посередині опиняється частіше, ніж скраю. Раунд платить множник місця, на яке вона впала.',
    ru: 'Капля янтаря тонет между жемчужин. У каждой она сворачивает влево или вправо, одинаково часто, поэтому посередине оказывается чаще, чем с краю. Раунд платит множитель места, на которое она упала.',
    en: 'A drop of amber sinks among pearls. At each it turns left or right, equally often, so it ends up in the middle more often than at the edges. The round pays the multiple of the place where it falls.',
  },
})
