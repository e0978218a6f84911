import { defineServerSlice } from '#kernel/slice.ts'
import { longest_window_s } from '#kernel/http/rate-limit.ts'

/** Retention of the HTTP layer's own tables. */
export const slice = defineServerSlice({
  name: 'kernel/http',
  retention: [
    // The windows contain contacts and addresses of people, so they are deleted once they have closed (decision 0029).
    { schema: 'kernel', table: 'rate_windows', column: 'opened_at', keep_ms: longest_window_s * 1000 },
    // Stored responses contain people and amounts, so they are deleted once no client can be retrying.
    { schema: 'kernel', table: 'idempotent_answers', column: 'kept_until', keep_ms: 0 },
  ],
})
