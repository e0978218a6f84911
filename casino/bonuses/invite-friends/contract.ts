import { Type, type Static } from 'typebox'
import type { BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, paging, Timestamp } from '#kernel/contract/schemas.ts'
import { friends_limit, friendStates } from './rules.ts'

/** SA-056: what a player has from inviting. Amounts in minor units of `currency`. */
const Invitations = Type.Object({
  /** Path with the player's code: `/?invited_by=…`. */
  link: Type.String(),
  currency: Type.String(),
  exponent: Type.Integer(),
  invited: Type.Integer(),
  rewarded: Type.Integer(),
  /** Bonus money for friends so far. */
  earned: AmountMinor,
})
export type Invitations = Static<typeof Invitations>

const Friend = Type.Object({ nickname: Type.String(), status: Type.Enum([...friendStates]), at: Timestamp })
export type Friend = Static<typeof Friend>

export const getInvitations = endpoint({
  route: 'GET /rest/invite-friends/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Invitations }),
  rows: ['SA-056a'],
  summary: 'The link to invite friends with, and what it brought',
})

export const getFriends = endpoint({
  route: 'GET /rest/invite-friends/friends/',
  who: 'player',
  effect: 'reads',
  query: paging(friends_limit),
  reply: pageReply(Friend),
  rows: ['SA-056a'],
  summary: 'Friends who came by the link, newest first',
})

/** Data of the page. `offer` is null where nothing is promised now; `own` for a guest. */
export interface InviteFriendsData {
  readonly offer: (BonusOffer & { readonly reward: number; readonly leastDeposit: number }) | null
  readonly own: Invitations | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'invite-friends': InviteFriendsData
  }
}
