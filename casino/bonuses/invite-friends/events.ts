import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'
import { friendStates } from './rules.ts'

/** An invited friend came a step further. About the inviter. */
export const FriendChanged = defineFact(
  'bonuses/invite-friends.friend-changed',
  Type.Object({
    friend_id: Type.Integer(),
    nickname: Type.String(),
    state: Type.Enum([...friendStates]),
    /** Declined because the friend's first deposit went back, not because somebody looked. */
    is_deposit_gone: Type.Optional(Type.Boolean()),
  }),
)
