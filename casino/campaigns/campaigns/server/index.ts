import { operatorCommands } from '#kernel/operator/commands.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { CampaignPublished, CampaignSettled } from '../events.ts'
import { campaignKinds } from '../extensions.ts'
import { commands } from './operator-commands.ts'
import { reactions } from './reactions.ts'

export const slice = defineServerSlice({
  name: 'campaigns/campaigns',
  migrations: new URL('./migrations/', import.meta.url),
  facts: [CampaignPublished, CampaignSettled],
  reactions,
  extensions: [campaignKinds],
  contributes: [contribute(operatorCommands, ...commands)],
})
