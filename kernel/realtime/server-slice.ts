import { routes } from '#kernel/realtime/routes.ts'
import { texts } from '#kernel/realtime/texts.ts'
import { defineServerSlice } from '#kernel/slice.ts'

/** The kernel's own calls for realtime tokens, for the list in apps/server/slices.ts; it stands before every area. */
export const realtimeSlice = defineServerSlice({ name: 'kernel/realtime', texts, routes })
