import { defineWebSlice } from '#kernel/web-slice.ts'

/** What the shell itself opens. */
export const slice = defineWebSlice({
  name: 'shell',
  modals: [
    { name: 'SiteMenu', load: () => import('./site-menu.tsx') },
    { name: 'SitePreferences', load: () => import('./site-preferences.tsx') },
  ],
  pushes: [{ type: 'app', event: 'updated', load: () => import('./app-updated.ts'), rows: ['RTM-054'] }],
})
