import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { deleteOrphans } from '#kernel/personal-data/orphan-files.ts'
import { documentsFolder } from './document-files.ts'
import { keptFiles } from './document-store.ts'

const day_ms = 24 * 60 * 60 * 1000

export const jobs: readonly JobDeclaration[] = [
  {
    name: 'players/profile.delete-orphan-pictures',
    cron: '11 4 * * *',
    run: async (_data: unknown, house: House): Promise<void> => {
      const before = new Date(house.clock.now().getTime() - day_ms)
      await deleteOrphans(documentsFolder(house), await keptFiles(house.db), before)
    },
  },
]
