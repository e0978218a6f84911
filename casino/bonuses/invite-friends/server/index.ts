import { notices as noticesOfPlayers } from '#casino/messages/notifications/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { getFriends, getInvitations } from '../contract.ts'
import { FriendChanged } from '../events.ts'
import { pageTexts } from '../page-texts.ts'
import { friends_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { giveWaiting } from './decide-friend.ts'
import { reactions } from './follow-friends.ts'
import { notices } from './notices.ts'
import { commands } from './operator-commands.ts'
import { components, pages } from './pages.ts'
import { personalData } from './personal-data.ts'
import { readFriends, readInvitations } from './read-invitations.ts'

export const slice = defineServerSlice({
  name: 'bonuses/invite-friends',
  texts: pageTexts,
  server_texts: texts,
  routes: [
    handle(getInvitations, async ({ house, player_id }) => ({ data: await readInvitations(house, player_id) })),
    handle(getFriends, ({ house, player_id, query: { limit = friends_limit, offset = 0 } }) =>
      readFriends(house, player_id, { limit, offset }),
    ),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  facts: [FriendChanged],
  reactions,
  jobs: [{ name: 'bonuses/invite-friends.give-waiting', cron: '23 * * * *', run: (_data, house) => giveWaiting(house) }],
  pages,
  components,
  personalData,
  contributes: [
    contribute(noticesOfPlayers, ...notices),
    contribute(operatorCommands, ...commands),
    contribute(menuEntries, {
      name: 'invite-friends',
      url: '/invite-friends/',
      icon: 'invite-friends',
      title: { uk: 'Запросити друзів', ru: 'Пригласить друзей', en: 'Invite friends' },
      group: 'house',
      position: 40,
    }),
  ],
})
