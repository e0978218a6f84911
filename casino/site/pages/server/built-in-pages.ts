import type { PageDeclaration } from '#kernel/slice.ts'

/** Pages that belong to no other slice. */
export const builtInPages: readonly PageDeclaration[] = [
  {
    name: 'home',
    path: '/',
    title: {
      uk: '{brand} — чесні ігри, швидкі виплати',
      ru: '{brand} — честные игры, быстрые выплаты',
      en: '{brand} — fair games, quick payouts',
    },
    description: {
      uk: 'Слоти й настільні ігри, чесність яких можна перевірити. Грайте спокійно: ліміти, перерва й допомога завжди поруч.',
      ru: 'Слоты и настольные игры, честность которых можно проверить. Играйте спокойно: лимиты, перерыв и помощь всегда рядом.',
      en: 'Slots and table games whose fairness you can check. Play calmly: limits, breaks and help are always at hand.',
    },
    components: [{ type: 'home-hero' }],
  },
]
