import type { House } from '#kernel/house.ts'
import { namespaceOf } from '#kernel/realtime/hub/access.ts'
import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'
import { commonChannel, playerChannel } from '#kernel/realtime/publisher.ts'
import type { ServerSlice } from '#kernel/slice.ts'

interface Reader {
  readonly player_id: bigint | null
}

/** The two namespaces that belong to no slice: the common channel, and each player's own. */
const houseChannels: readonly ChannelDeclaration[] = [
  { namespace: commonChannel, initial: () => [commonChannel], allows: (channel) => channel === commonChannel },
  {
    namespace: 'player',
    initial: ({ player_id }) => (player_id === null ? [] : [playerChannel(player_id)]),
    allows: (channel, { player_id }) => player_id !== null && channel === playerChannel(player_id),
  },
]

const declarationsOf = (slices: readonly ServerSlice[]): readonly ChannelDeclaration[] => [
  ...houseChannels,
  ...slices.flatMap((slice) => slice.channels ?? []),
]

/** All namespaces. Throws if two slices declare the same one, because both would decide about access. */
export const namespacesOf = (slices: readonly ServerSlice[]): readonly string[] => {
  const namespaces = declarationsOf(slices).map(({ namespace }) => namespace)
  const twice = namespaces.find((namespace, index) => namespaces.indexOf(namespace) !== index)
  if (twice !== undefined) throw new Error(`two slices declare the realtime namespace "${twice}"`)
  return namespaces
}

/** Whether this visitor may read this channel. The slice that owns the namespace decides; an unknown namespace is refused (RTM-002). */
export const channelAllowed = async (house: House, channel: string, visitor: Reader): Promise<boolean> => {
  const declaration = declarationsOf(house.slices).find(({ namespace }) => namespace === namespaceOf(channel))
  return declaration === undefined ? false : await declaration.allows(channel, visitor, house)
}

/** The channels that a visitor is subscribed to from the start. */
export const initialChannels = async (house: House, visitor: Reader): Promise<readonly string[]> => {
  const lists = await Promise.all(
    declarationsOf(house.slices).map(async (declaration) => (await declaration.initial?.(visitor, house)) ?? []),
  )
  return lists.flat()
}
