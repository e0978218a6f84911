import { information, type PageComponents, type PageDeclaration } from '#kernel/slice.ts'
import { codedFor, offersForGuests, ownBonuses } from './bonus-views.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'bonuses',
    path: '/bonuses/',
    title: { uk: 'Бонуси — {brand}', ru: 'Бонусы — {brand}', en: 'Bonuses — {brand}' },
    description: {
      uk: 'Бонуси з усіма умовами на картці: скільки відіграти, що рахується, строк. Свої гроші не блокуються.',
      ru: 'Бонусы со всеми условиями на карточке: сколько отыграть, что считается, срок. Свои деньги не блокируются.',
      en: 'Bonuses with every term on the card: how much to wager, what counts, by when. Your own cash is never locked.',
    },
    components: [{ type: 'free-spins' }, { type: 'daily-bonus' }, { type: 'risk-bonus' }, { type: 'bonuses' }, { type: 'prizes-list' }],
  },
]

export const components: PageComponents = {
  bonuses: information(async ({ house, visitor, language }) => {
    const { player_id } = visitor
    const coded = await codedFor(house, player_id, language)
    if (player_id !== null) return { offers: [], coded, ...(await ownBonuses({ house, player_id, language })) }
    return { offers: await offersForGuests(house, language), coded, active: null, available: [], waiting: [], finished: [] }
  }),
}
