import { forgetOldAnswers } from '#kernel/http/idempotency.ts'
import { forgetOldTries } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice } from '#kernel/slice.ts'

/** What the kernel's side of calls has to tidy up, for the list in apps/server/slices.ts; it stands before every area. */
export const httpSlice = defineServerSlice({
  name: 'kernel/http',
  jobs: [
    { name: 'kernel/http.forget-old-tries', cron: '53 * * * *', run: (_data: unknown, house: House) => forgetOldTries(house) },
    { name: 'kernel/http.forget-old-answers', cron: '23 3 * * *', run: (_data: unknown, house: House) => forgetOldAnswers(house) },
  ],
})
