import type { PageDeclaration } from '#kernel/slice.ts'

/** RT-016. What the page needs to know of the player it asks itself, so that nothing private is in the page store. */
export const pages: readonly PageDeclaration[] = [
  {
    name: 'inn',
    path: '/inn/',
    who: 'player',
    title: { uk: 'Податковий номер — {brand}', ru: 'Налоговый номер — {brand}', en: 'Taxpayer’s number — {brand}' },
    description: {
      uk: 'Номер, без якого не можна грати на гроші.',
      ru: 'Номер, без которого нельзя играть на деньги.',
      en: 'The number that playing for money needs.',
    },
    components: [],
  },
]
