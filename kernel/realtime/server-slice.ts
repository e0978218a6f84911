import { routes } from '#kernel/realtime/routes.ts'
import { texts } from '#kernel/realtime/texts.ts'
import { defineServerSlice } from '#kernel/slice.ts'

/** Endpoints that issue realtime tokens. */
export const slice = defineServerSlice({ name: 'kernel/realtime', server_texts: texts, routes })
