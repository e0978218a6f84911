import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { defineServerSlice } from '#kernel/slice.ts'

/** The retention job. */
export const slice = defineServerSlice({
  name: 'kernel/personal-data',
  jobs: [{ name: 'kernel/personal-data.delete-old-rows', cron: '*/10 * * * *', run: (_data, house) => deleteOldRows(house) }],
})
