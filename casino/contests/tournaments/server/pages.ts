import type { PageDeclaration } from '#kernel/slice.ts'

const described = {
  title: { uk: 'Турніри — {brand}', ru: 'Турниры — {brand}', en: 'Tournaments — {brand}' },
  description: {
    uk: 'Турніри з етапами та грошовими призами: жива таблиця, однакові спроби для всіх, правила з того самого документа, за яким рахують.',
    ru: 'Турниры с этапами и денежными призами: живая таблица, одинаковые попытки для всех, правила из того же документа, по которому считают.',
    en: 'Tournaments with stages and cash prizes: a live table, the same attempts for everyone, and rules from the very document that counts.',
  },
  components: [{ type: 'tournaments', essential: true }],
} as const

export const pages: readonly PageDeclaration[] = [
  { name: 'tournaments', path: '/tournaments-promo/', ...described },
  { name: 'tournament', path: '/tournaments-promo/:slug/', ...described },
]
