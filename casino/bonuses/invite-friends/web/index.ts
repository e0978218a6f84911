import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/invite-friends',
  pages: [{ path: 'invite-friends', file: 'casino/bonuses/invite-friends/web/invite-friends-page.tsx', rows: ['RT-051', 'SA-056b'] }],
})
