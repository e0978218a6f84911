import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({ name: 'sportsbook/catalogue' })
