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
  {
    name: 'sport-shared-bet',
    path: '/sport/shared/:token/',
    title: { uk: 'Ставка — {brand}', ru: 'Ставка — {brand}', en: 'A bet — {brand}' },
    description: {
      uk: 'Ставка на спорт, якою поділився гравець: що обрано й як воно стоїть зараз.',
      ru: 'Ставка на спорт, которой поделился игрок: что выбрано и как оно стоит сейчас.',
      en: 'A sports bet that a player shared: what was picked and how it stands now.',
    },
    // Pages of guests are kept for minutes: the bet itself is asked for by its page, so that what is taken back is gone at once.
    components: [{ type: 'sport-navigation', essential: true }],
  },
]
