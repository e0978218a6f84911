import { defineServerSlice } from '#kernel/slice.ts'
import { longest_window_s } from '#kernel/http/rate-limit.ts'

/** What the kernel's side of calls has to tidy up. */
export const slice = defineServerSlice({
  name: 'kernel/http',
  retention: [
    // Windows name contacts and addresses of people: they go once they are over (decision 0029).
    { schema: 'kernel', table: 'rate_windows', column: 'opened_at', keep_ms: longest_window_s * 1000 },
    // Answers name people and amounts: they go when nobody can be waiting for them.
    { schema: 'kernel', table: 'idempotent_answers', column: 'kept_until', keep_ms: 0 },
  ],
})
