import type { PageDeclaration } from '#kernel/slice.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'sport-bets',
    path: '/sport/bets/',
    who: 'player',
    title: { uk: 'Мої ставки — {brand}', ru: 'Мои ставки — {brand}', en: 'My bets — {brand}' },
    description: {
      uk: 'Ваші ставки на спорт: як стоїть кожна, що вона може виплатити й за скільки її можна викупити зараз.',
      ru: 'Ваши ставки на спорт: как стоит каждая, что она может выплатить и за сколько её можно выкупить сейчас.',
      en: 'Your sports bets: how each one stands, what it could pay and what you can cash it out for now.',
    },
    components: [{ type: 'sport-navigation', essential: true }],
  },
]
