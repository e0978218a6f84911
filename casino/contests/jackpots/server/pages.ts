import type { PageDeclaration } from '#kernel/slice.ts'

const pot = {
  title: { uk: 'Джекпот — {brand}', ru: 'Джекпот — {brand}', en: 'Jackpot — {brand}' },
  description: {
    uk: 'Джекпот, що росте з кожним раундом: поточна сума, відкритий шанс, найбільші виграші й правила.',
    ru: 'Джекпот, который растёт с каждым раундом: текущая сумма, открытый шанс, крупнейшие выигрыши и правила.',
    en: 'A jackpot that grows with every round: what stands in it, its open odds, the largest wins and the rules.',
  },
  components: [{ type: 'jackpot' }],
} as const

export const pages: readonly PageDeclaration[] = [
  {
    name: 'jackpots',
    path: '/jackpots/',
    title: { uk: 'Джекпоти — {brand}', ru: 'Джекпоты — {brand}', en: 'Jackpots — {brand}' },
    description: {
      uk: 'Усі джекпоти з живими сумами, відкритими шансами й чесністю, яку можна перевірити.',
      ru: 'Все джекпоты с живыми суммами, открытыми шансами и честностью, которую можно проверить.',
      en: 'Every jackpot with its live sum, open odds, and fairness that anybody can check.',
    },
    components: [{ type: 'jackpots' }],
  },
  { name: 'jackpot', path: '/jackpot/', ...pot },
  { name: 'jackpot-by-id', path: '/jackpot/:id/', ...pot },
  {
    name: 'jackpot-sevens',
    path: '/jackpot-sevens/',
    title: { uk: 'Джекпот сімок — {brand}', ru: 'Джекпот семёрок — {brand}', en: 'Jackpot sevens — {brand}' },
    description: {
      uk: 'Джекпот сімок росте з кожним раундом на гроші та може випасти після будь-якого з них.',
      ru: 'Джекпот семёрок растёт с каждым раундом на деньги и может выпасть после любого из них.',
      en: 'Jackpot sevens grows with every money round and may drop after any of them.',
    },
    components: [{ type: 'jackpot-sevens' }],
  },
  {
    name: 'vegas-jackpot',
    path: '/vegas-jackpot/',
    title: { uk: 'Вегас-джекпот — {brand}', ru: 'Вегас-джекпот — {brand}', en: 'Vegas jackpot — {brand}' },
    description: {
      uk: 'Три джекпоти — Mini, Major і Grand — у вибраних слотах, із відкритими шансами.',
      ru: 'Три джекпота — Mini, Major и Grand — в избранных слотах, с открытыми шансами.',
      en: 'Three jackpots, mini, major and grand, in selected slots, with open odds.',
    },
    components: [{ type: 'vegas-jackpot' }],
  },
]
