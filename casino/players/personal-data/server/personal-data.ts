import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import { dropDataFile } from './data-files.ts'
import { filesOf } from './file-store.ts'

export const personalData: PersonalData = {
  tables: {
    files: { exported: ['asked_at', 'ready_at', 'until'], erased: 'deleted' },
    erasures: {
      exported: ['asked_at', 'due_at', 'cancelled_at'],
      erased: { kept: 'It shows that the wish to be erased was granted, and when. It names a number alone.' },
    },
  },
  erase: async (tx, house, player_id) => {
    const files = await filesOf(tx, player_id)
    return async () => {
      for (const file of files) await dropDataFile(house, file)
    }
  },
}
