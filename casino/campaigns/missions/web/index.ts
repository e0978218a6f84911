import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({ name: 'campaigns/missions' })
