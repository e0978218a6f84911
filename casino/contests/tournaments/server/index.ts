import { boardOwners } from '#casino/campaigns/boards/extensions.ts'
import { boardChannels } from '#casino/campaigns/boards/server/api.ts'
import { drawOwners } from '#casino/campaigns/draws/extensions.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { OwnTournamentBegan } from '../events.ts'
import { texts } from '../texts.ts'
import { components } from './components.ts'
import { kind, owner } from './find-tournaments.ts'
import { tournamentKind } from './kind.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

export const slice = defineServerSlice({
  name: 'contests/tournaments',
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [OwnTournamentBegan],
  reactions,
  pushes,
  channels: [boardChannels(kind, owner)],
  pages,
  components,
  seed,
  personalData,
  contributes: [
    contribute(campaignKinds, tournamentKind),
    contribute(drawOwners, { owner, prizeTitle: (title) => ({ key: 'tournaments.jackpot-prize', values: { title } }) }),
    contribute(boardOwners, {
      owner,
      kind,
      link: '/tournaments-promo/',
      prizeTitle: (title, place) => ({ key: 'tournaments.place-prize', values: { title, place } }),
    }),
    contribute(menuEntries, {
      name: 'tournaments',
      url: '/tournaments-promo/',
      icon: 'tournaments',
      title: { uk: 'Турніри', ru: 'Турниры', en: 'Tournaments' },
      group: 'play',
      position: 45,
    }),
    contribute(noticesOfPlayers, ...notices),
  ],
})
