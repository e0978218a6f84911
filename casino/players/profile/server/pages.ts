import type { PageDeclaration } from '#kernel/slice.ts'

/** RT-016. The page loads the player's data by calls, so nothing private is in the page store. */
export const pages: readonly PageDeclaration[] = [
  {
    name: 'profile',
    path: '/profile/',
    who: 'player',
    title: { uk: 'Профіль — {brand}', ru: 'Профиль — {brand}', en: 'Profile — {brand}' },
    description: { uk: 'Ваш акаунт.', ru: 'Ваш аккаунт.', en: 'Your account.' },
    // A component that opens over any page; switched off here (PP-006).
    components: [{ type: 'public-profile', settings: { isUse: true } }],
  },
  {
    name: 'inn',
    path: '/inn/',
    who: 'player',
    title: { uk: 'Податковий номер — {brand}', ru: 'Налоговый номер — {brand}', en: 'Tax number — {brand}' },
    description: {
      uk: 'Номер, без якого не можна грати на гроші.',
      ru: 'Номер, без которого нельзя играть на деньги.',
      en: 'The number that playing for money needs.',
    },
    components: [],
  },
]
