import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'wheel.wheel': { uk: 'Колесо', ru: 'Колесо', en: 'Wheel' },
  'wheel.calm': { uk: 'Спокійне', ru: 'Спокойное', en: 'Calm' },
  'wheel.lively': { uk: 'Жваве', ru: 'Живое', en: 'Lively' },
  'wheel.bold': { uk: 'Сміливе', ru: 'Смелое', en: 'Bold' },
  'wheel.told': { uk: 'Сектор {multiple}', ru: 'Сектор {multiple}', en: 'Pocket {multiple}' },
  'wheel.empty': { uk: 'Порожній сектор', ru: 'Пустой сектор', en: 'An empty pocket' },
  'wheel.rules.how': {
    uk: 'Колесо має 40 однакових секторів і зупиняється на кожному з них однаково часто. Раунд платить множник сектора під стрілкою. Три колеса повертають однаково, різниться лише розмах.',
    ru: 'У колеса 40 одинаковых секторов, и на каждом оно останавливается одинаково часто. Раунд платит множитель сектора под стрелкой. Три колеса возвращают одинаково, отличается лишь размах.',
    en: 'The wheel has 40 equal pockets and stops at each of them equally often. The round pays the multiple of the pocket at the pointer. The three wheels return the same; only the swing differs.',
  },
})
