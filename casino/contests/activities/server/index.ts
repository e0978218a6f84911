import { Type } from 'typebox'
import { pointAssets } from '#casino/bonuses/prizes/extensions.ts'
import { pointsNames } from '#casino/money/statements/extensions.ts'
import { boardOwners } from '#casino/campaigns/boards/extensions.ts'
import { boardChannels } from '#casino/campaigns/boards/server/api.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { documentsOfKind, seedCampaign, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { drawOwners } from '#casino/campaigns/draws/extensions.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { otherContests } from '#casino/contests/overview/extensions.ts'
import { addAsset } from '#casino/money/wallet/server/api.ts'
import { rowPages } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, information, withSettings } from '#kernel/slice.ts'
import { actOnActivity, getActivity, getActivityLeaderboard } from '../contract.ts'
import { faultOfSlug, leaderboard_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { act } from './act.ts'
import { activityBySlug, activityCards, activityLeaderboard, activityPages, activityView, kind, linkOf, owner } from './activities.ts'
import { demoActivities } from './demo-campaigns.ts'
import { settingsFaults } from './settings.ts'

/** Points that steps of an activity give and attempts of its draws cost. */
const tokens = 'tokens'

const ComponentSettings = Type.Object(
  { isUse: Type.Optional(Type.Boolean()), slug: Type.String(), isHeading: Type.Literal(true) },
  { additionalProperties: false },
)

export const slice = defineServerSlice({
  name: owner,
  texts,
  routes: [
    handle(getActivity, async (viewer) => ({ data: await activityView(viewer, await activityBySlug(viewer.house, viewer.params.slug)) })),
    handle(getActivityLeaderboard, ({ house, params, query: { board, limit = leaderboard_limit, offset = 0 } }) =>
      activityLeaderboard(house, params.slug, { board, limit, offset }),
    ),
    handle(actOnActivity, async ({ params: { slug, action }, body, key, ...viewer }) => {
      const drawn = await act(viewer, slug, { ...body, action, key })
      return { data: await activityView(viewer, await activityBySlug(viewer.house, slug)), drawn }
    }),
  ],
  channels: [boardChannels(kind, owner)],
  components: {
    activity: information(
      withSettings<'activity', typeof ComponentSettings>(ComponentSettings, async ({ house, language, visitor, settings }) =>
        activityView({ house, language, player_id: visitor.player_id }, await activityBySlug(house, settings.slug)),
      ),
    ),
  },
  start: (house) => addAsset(house, tokens, 0),
  seed: async (house) => {
    for (const document of demoActivities(house.clock.now())) await seedCampaign(house, document)
  },
  contributes: [
    contribute(rowPages, {
      name: owner,
      rows: documentsOfKind(kind),
      pagesOf: (documents) => activityPages(documents as readonly CampaignDocument[]),
    }),
    contribute(pointsNames, { asset: tokens, name: { uk: 'жетони', ru: 'жетоны', en: 'tokens' } }),
    contribute(pointAssets, {
      asset: tokens,
      picture: 'coin',
      say: (amount) => ({ key: 'activities.tokens', values: { amount } }),
      tell: (amount) => ({ key: 'activities.tokens.told', values: { amount } }),
    }),
    contribute(campaignKinds, {
      kind,
      owner,
      linkOf,
      calls: ['claim', 'attempt'],
      faultsOf: ({ slug, settings, boards, tracks = [], draws = [] }, { slices }) => {
        const fault = faultOfSlug(
          slug,
          slices.flatMap(({ pages = [] }) => pages.map(({ path }) => path)),
        )
        return [
          ...(fault === undefined ? [] : [fault]),
          ...(boards.length + tracks.length + draws.length > 0 ? [] : ['parts: an activity has a board, a track or a draw']),
          ...settingsFaults(settings),
        ]
      },
    }),
    contribute(boardOwners, {
      owner,
      kind,
      link: '/contests/',
      prizeTitle: (title, place) => ({ key: 'activities.place-prize', values: { title, place } }),
      has_own_cards: true,
    }),
    contribute(trackOwners, {
      owner,
      link: '/contests/',
      stepTitle: (title, step) => ({ key: 'activities.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'activities.share', values: { title } }),
    }),
    contribute(drawOwners, { owner, prizeTitle: (title, outcome) => ({ key: 'activities.draw-prize', values: { title, outcome } }) }),
    contribute(otherContests, { name: owner, cards: activityCards }),
  ],
})
