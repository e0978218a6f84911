import { GameStarted } from '#casino/games/play/events.ts'
import { pageSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { push } from '#kernel/facts/pushes.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { getPlayersActivity } from '../contract.ts'
import { ActionsAdded } from '../events.ts'
import { activity_channel, feed_limit, kept_ms } from '../rules.ts'
import { texts } from '../texts.ts'
import { keepActions, playersActivity, tellActions } from './players-activity.ts'

export const slice = defineServerSlice({
  name: 'games/players-activity',
  texts,
  routes: [
    handle(getPlayersActivity, ({ house, language, query: { limit = feed_limit, offset = 0 } }) =>
      playersActivity(house, language, { limit, offset }),
    ),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  facts: [ActionsAdded],
  reactions: [on(GameStarted, { from: 'deployment' }, keepActions)],
  pushes: [
    push(ActionsAdded, (facts, house) =>
      tellActions(
        house,
        facts.flatMap(({ data }) => data.ids),
      ),
    ),
  ],
  // What is on it stands on public pages.
  channels: [{ namespace: activity_channel, allows: (channel) => channel === activity_channel }],
  // What others play calls to play.
  components: {
    'players-activity': invitation(async ({ house, language }) => ({
      actions: (await playersActivity(house, language, { limit: feed_limit, offset: 0 })).data,
    })),
  },
  personalData: {
    tables: { actions: { exported: ['slug', 'at'], erased: 'deleted' } },
  },
  retention: [{ table: 'actions', column: 'at', keep_ms: kept_ms }],
  contributes: [contribute(pageSections, { page: 'games', type: 'players-activity' })],
})
