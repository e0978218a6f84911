import { information, type PageComponents, type PageDeclaration } from '#kernel/slice.ts'
import { readPage } from './read-invitations.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'invite-friends',
    path: '/invite-friends/',
    title: { uk: 'Запросіть друзів — {brand}', ru: 'Пригласите друзей — {brand}', en: 'Invite friends — {brand}' },
    description: {
      uk: 'Посилання для друзів: бонус за кожного, хто вперше поповнить рахунок, і список тих, хто прийшов.',
      ru: 'Ссылка для друзей: бонус за каждого, кто впервые пополнит счёт, и список тех, кто пришёл.',
      en: 'A link for your friends: a bonus for each who makes a first deposit, and the list of who came.',
    },
    components: [{ type: 'invite-friends', essential: true }],
  },
]

export const components: PageComponents = {
  'invite-friends': information(({ house, visitor, language }) => readPage(house, visitor.player_id, language)),
}
