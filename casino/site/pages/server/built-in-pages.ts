import type { PageDeclaration } from '#kernel/slice.ts'

/** Pages that belong to no other slice. Components of slices that aren't there are left out by themselves. */
export const builtInPages: readonly PageDeclaration[] = [
  {
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
    components: [
      { type: 'home-hero' },
      { type: 'onboarding-offer', settings: { scenario: 'newcomer' } },
      { type: 'games-personal', settings: { list: 'last' } },
      { type: 'games-personal', settings: { list: 'favorite' } },
      { type: 'games-rail', settings: { browser: 'all', sort: 'house' } },
      { type: 'races-banner' },
      { type: 'home-promises' },
    ],
  },
  {
    name: 'bonuses',
    path: '/bonuses/',
    title: { uk: 'Бонуси — {brand}', ru: 'Бонусы — {brand}', en: 'Bonuses — {brand}' },
    description: {
      uk: 'Ваші бонуси з умовами, сумою відіграшу й строком.',
      ru: 'Ваши бонусы с условиями, суммой отыгрыша и сроком.',
      en: 'Your bonuses with their terms, wagering and deadlines.',
    },
    components: [{ type: 'prizes-list' }, { type: 'bonuses' }],
  },
  {
    name: 'profile',
    path: '/profile/',
    who: 'player',
    title: { uk: 'Профіль — {brand}', ru: 'Профиль — {brand}', en: 'Profile — {brand}' },
    description: { uk: 'Ваш акаунт.', ru: 'Ваш аккаунт.', en: 'Your account.' },
    // Opens over any page; it is switched off here (PP-006).
    components: [{ type: 'public-profile', settings: { isUse: true } }],
  },
  {
    name: 'responsible-play',
    path: '/responsible-play/',
    title: { uk: 'Відповідальна гра — {brand}', ru: 'Ответственная игра — {brand}', en: 'Responsible play — {brand}' },
    description: {
      uk: 'Прості правила, перевірка себе, гаряча лінія 0 800 336 105, самообмеження та ліміти.',
      ru: 'Простые правила, проверка себя, горячая линия 0 800 336 105, самоограничение и лимиты.',
      en: 'Simple rules, a self-check, the helpline 0 800 336 105, self-restriction and limits.',
    },
    components: [{ type: 'play-controls' }],
  },
  {
    name: 'cash-iframe',
    path: '/cash-iframe/',
    title: { uk: '{brand}', ru: '{brand}', en: '{brand}' },
    description: { uk: '', ru: '', en: '' },
    components: [],
  },
]
