import type { PageDeclaration } from '#kernel/slice.ts'

export const pages: readonly PageDeclaration[] = [
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
]
