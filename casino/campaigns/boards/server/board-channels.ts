import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'
import { boardById } from './board-store.ts'

/** `race:7` is public: its table is on a page that everybody may read. For the slice whose boards these are. */
export const boardChannels = (kind: string, owner: string): ChannelDeclaration => ({
  namespace: kind,
  allows: async (channel, _visitor, house) => {
    const [name, id = ''] = channel.split(':')
    if (name !== kind || !/^[1-9][0-9]{0,14}$/.test(id)) return false
    return (await boardById(house.db, Number(id)))?.owner === owner
  },
})
