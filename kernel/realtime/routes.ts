import { type Handled, handle } from '#kernel/http/handle.ts'
import { channelAllowed } from '#kernel/realtime/channel-access.ts'
import { giveSubscriptionToken, refreshConnectionToken } from '#kernel/realtime/contract.ts'
import { texts } from '#kernel/realtime/texts.ts'
import { tokensOf } from '#kernel/realtime/tokens.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'

const refuse = refuserOf(texts)

export const routes: readonly Handled[] = [
  handle(refreshConnectionToken, async ({ house, player_id, visitor }) => ({
    token: tokensOf(house).connection(player_id, player_id === null ? undefined : visitor.session_id),
  })),
  handle(giveSubscriptionToken, async ({ house, player_id, body }) => {
    // A forbidden channel and an unknown one get the same response.
    if (!(await channelAllowed(house, body.channel, { player_id }))) return refuse('realtime-channel-forbidden', {}, 403)
    return { token: tokensOf(house).subscription(player_id, body.channel) }
  }),
]
