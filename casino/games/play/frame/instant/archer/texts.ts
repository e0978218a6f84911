import { defineTexts } from '#kernel/i18n/texts.ts'

export const texts = defineTexts({
  'archer.distance': { uk: 'Відстань', ru: 'Расстояние', en: 'Distance' },
  'archer.near': { uk: 'Близько', ru: 'Близко', en: 'Near' },
  'archer.middle': { uk: 'Посередині', ru: 'Посередине', en: 'Middle' },
  'archer.far': { uk: 'Далеко', ru: 'Далеко', en: 'Far' },
  'archer.gold': { uk: 'Золоте коло', ru: 'Золотой круг', en: 'Gold ring' },
  'archer.red': { uk: 'Червоне коло', ru: 'Красный круг', en: 'Red ring' },
  'archer.blue': { uk: 'Синє коло', ru: 'Синий круг', en: 'Blue ring' },
  'archer.black': { uk: 'Чорне коло', ru: 'Чёрный круг', en: 'Black ring' },
  'archer.miss': { uk: 'Повз мішень', ru: 'Мимо мишени', en: 'Off the target' },
  'archer.rules.how': {
    uk: 'Оберіть відстань і пускайте стрілу. Що далі мішень, то рідше стріла влучає й то більше платять кола. Усі три відстані повертають однаково.',
    ru: 'Выберите расстояние и пускайте стрелу. Чем дальше мишень, тем реже стрела попадает и тем больше платят круги. Все три расстояния возвращают одинаково.',
    en: 'Choose a distance and loose the arrow. The farther the target, the less often the arrow hits and the more the rings pay. All three distances return the same.',
  },
})
