import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'
import { raceById } from './race-store.ts'

/** `race:7` is public: its table is on a page that everybody may read. */
export const channels: readonly ChannelDeclaration[] = [
  {
    namespace: 'race',
    allows: async (channel, _visitor, house) => {
      const id = /^race:([1-9][0-9]{0,14})$/.exec(channel)?.[1]
      return id !== undefined && (await raceById(house.db, Number(id))) !== undefined
    },
  },
]
