import { subscriptionsOfPlayers } from '#casino/players/profile/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { announce } from '#kernel/facts/announce.ts'
import { on, type Reaction } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import type { ServerSlice } from '#kernel/slice.ts'
import { MessagesAdded } from '../events.ts'
import { notices, type Notice, type NoticeMessage } from '../extensions.ts'
import { insertMessages } from './store.ts'

/** Nobody is invited to play in a break, and who excluded themselves is told nothing (reliability 12). */
const withinAudienceOf = async (tx: Tx, house: House, messages: readonly NoticeMessage[]): Promise<readonly NoticeMessage[]> => {
  const told = await withinAudience(tx, house, 'reward', messages, ({ player_id }) => player_id)
  return withinAudience(tx, house, 'invitation', told, ({ player_id, is_invitation }) => (is_invitation ? player_id : null))
}

/**
 * Self-excluded players are told of their own money, and of the safety and data of their account, and nothing else (reliability 12), and
 * nobody what they turned off (NC-010).
 */
const add = async (
  tx: Tx,
  house: House,
  messages: readonly NoticeMessage[],
  { subscription, is_always_told }: Pick<Notice, 'subscription' | 'is_always_told'>,
): Promise<void> => {
  if (messages.length === 0) return
  const admitted = is_always_told ? messages : await withinAudienceOf(tx, house, messages)
  const players = [...new Set(admitted.map(({ player_id }) => player_id))]
  const wishes = subscription === undefined ? undefined : await subscriptionsOfPlayers(tx, players)
  const isWanted = (player_id: bigint): boolean => subscription === undefined || wishes?.get(player_id)?.[subscription] !== false
  const heard = admitted.filter(({ player_id }) => isWanted(player_id))
  if (heard.length === 0) return
  const added = await insertMessages(tx, heard, house.clock.now())
  const told = added.map(({ id, player_id }) => ({ id: Number(id), player_id: Number(player_id) }))
  if (told.length > 0) await announce(tx, house, [MessagesAdded({ messages: told })])
}

/** Adds the notifications that slices declare for their facts to the players' centres. */
export const reactionsToNotices = (slices: readonly ServerSlice[]): readonly Reaction[] =>
  contributionsTo(slices, notices).map((notice) =>
    on(notice.fact, { from: 'deployment' }, async (facts, tx, house) => add(tx, house, await notice.messagesOf(facts, tx, house), notice)),
  )
