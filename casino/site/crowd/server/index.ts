import { operatorCommands } from '#kernel/operator/commands.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { knownMembers } from './store.ts'

export const slice = defineServerSlice({
  name: 'site/crowd',
  migrations: new URL('./migrations/', import.meta.url),
  personalData: {
    tables: {
      members: { exported: { left_out: 'It names simulated players alone, who are nobody.' }, erased: 'deleted' },
    },
  },
  contributes: [
    contribute(operatorCommands, {
      name: 'crowd list',
      help: 'Simulated players live in a demo and nowhere else; the list says who of its players they are.',
      read: () => async (house) =>
        (await knownMembers(house.db))
          .map(({ login, player_id, reserved_at }) =>
            [player_id ?? 'not registered', login, 'simulated', reserved_at.toISOString()].join('\t'),
          )
          .join('\n') || 'Nobody here is simulated.',
    }),
  ],
})
