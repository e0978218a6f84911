import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'
import { boardById } from './board-store.ts'

/**
 * The board's channel, such as `race:7`. Public, because its leaderboard is on a public page. Declared by the slice that owns the
 * boards.
 */
export const boardChannels = (kind: string, owner: string): ChannelDeclaration => ({
  namespace: kind,
  allows: async (channel, _visitor, house) => {
    const [name, id = ''] = channel.split(':')
    if (name !== kind || !/^[1-9][0-9]{0,14}$/.test(id)) return false
    return (await boardById(house.db, Number(id)))?.owner === owner
  },
})
