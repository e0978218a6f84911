import type { PageDeclaration } from '#kernel/slice.ts'
import type { HomeSection } from '../extensions.ts'

/** The home page, composed of the contributed sections. */
export const homePage = (sections: readonly HomeSection[]): PageDeclaration => ({
  name: 'home',
  path: '/',
  title: {
    uk: '{brand} — чесні ігри з відкритою математикою',
    ru: '{brand} — честные игры с открытой математикой',
    en: '{brand} — fair games with open maths',
  },
  description: {
    uk: 'Слоти й настільні ігри, чесність яких можна перевірити. Грайте спокійно: відкриті цифри, перерва й допомога завжди поруч.',
    ru: 'Слоты и настольные игры, честность которых можно проверить. Играйте спокойно: открытые цифры, перерыв и помощь всегда рядом.',
    en: 'Slots and table games whose fairness you can check. Play calmly: open figures, breaks and help are always at hand.',
  },
  components: sections.toSorted((one, other) => one.position - other.position).map(({ position: _, ...component }) => component),
})
