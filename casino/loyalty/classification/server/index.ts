import { playerStatus } from '#casino/bonuses/cashback/extensions.ts'
import { pointAssets } from '#casino/bonuses/prizes/extensions.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { noticeOf, notices } from '#casino/messages/notifications/extensions.ts'
import { pointsNames } from '#casino/money/statements/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { StatusChanged } from '../events.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { demoLevels } from './demo-levels.ts'
import { personalData } from './personal-data.ts'
import { addAssets, statusPoints, statusPointsNames } from './points-of-status.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { faultsOfClassification, promisedByExchanges } from './settings.ts'
import { kind, link, owner, statusOf } from './status.ts'

export const slice = defineServerSlice({
  name: owner,
  texts: pageTexts,
  server_texts: texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [StatusChanged],
  reactions,
  pushes,
  start: addAssets,
  seed: (house) => seedCampaign(house, demoLevels(house)),
  contributes: [
    contribute(playerStatus, { statusOf }),
    contribute(pointAssets, ...statusPoints),
    contribute(pointsNames, ...statusPointsNames),
    contribute(campaignKinds, {
      kind,
      owner,
      faultsOf: faultsOfClassification,
      promisedBy: promisedByExchanges,
      linkOf: () => link,
    }),
    contribute(trackOwners, {
      owner,
      link,
      stepTitle: (title, step) => ({ key: 'classification.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'classification.step', values: { title, step: title } }),
    }),
    contribute(
      notices,
      noticeOf(
        StatusChanged,
        ({ player_id, data: { reached } }) =>
          player_id === null || reached === null
            ? undefined
            : {
                player_id,
                about: `status:${player_id}:${reached.id}`,
                system_alias: 'default',
                title: { key: 'classification.notice.title', values: {} },
                body: { key: 'classification.notice.body', values: { level: reached.name } },
                link,
                // The window NewVipStatus tells it.
                has_own_notice: true,
              },
        'prizes',
      ),
    ),
  ],
  personalData,
})
