import { defineWebSlice } from '#kernel/web-slice.ts'
import { playClosedStrips, topBarWidgets } from '#kernel/web/shell/extensions.ts'

/** The shell's own pages and windows. */
export const slice = defineWebSlice({
  name: 'shell',
  extensions: [topBarWidgets, playClosedStrips],
  modals: [
    { name: 'SiteMenu', load: () => import('./site-menu.tsx') },
    { name: 'SitePreferences', load: () => import('./site-preferences.tsx') },
  ],
  pushes: [{ type: 'app', event: 'updated', load: () => import('./app-updated.ts'), rows: ['RTM-054'] }],
})
