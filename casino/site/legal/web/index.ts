import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'site/legal',
  pages: [
    { path: 'terms', file: 'casino/site/legal/web/terms-page.tsx' },
    { path: 'privacy', file: 'casino/site/legal/web/privacy-page.tsx' },
    { path: 'contact', file: 'casino/site/legal/web/contact-page.tsx' },
  ],
})
