import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { isComponentUsed } from '#kernel/web/state/house-facts.ts'
import { openModals } from '#kernel/web/modals/modals.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

const names = ['PublicProfile', 'PublicProfilePopup'] as const

/** The address of an open profile is processed after each navigation: it must not open twice. */
const isOpen = (id: string): boolean =>
  openModals().some(({ name, params }) => names.some((known) => known === name) && params['id'] === id)

export const slice = defineWebSlice({
  name: 'players/public-profile',
  contributes: [
    contribute(profileTabs, {
      position: 40,
      name: 'public',
      title: 'public-profile.tab',
      group: 'personal',
      component: 'public-profile',
      load: () => import('./public-tab.tsx'),
    }),
  ],
  modals: names.map((name) => ({
    name,
    query: { 'public-profile': 'id' },
    load: () => import('./public-profile-modal.tsx'),
    rows: ['MD-020', 'PP-002', 'PP-003'],
  })),
  openers: [
    {
      flag: 'public-profile',
      open: (value, { is_guest, openModal, has, strip }) => {
        const id = value.replace(/\/+$/, '')
        if (id === '' || isOpen(id)) return
        // PP-006: if the component is not used, a link opens nothing either.
        if (!isComponentUsed(appState.get().config, 'public-profile')) return strip('public-profile')
        if (id === 'my' && is_guest) {
          strip('public-profile')
          return openModal('Login')
        }
        openModal(has('public-profile-popup') ? 'PublicProfilePopup' : 'PublicProfile', { id })
      },
      rows: ['OP-005', 'OP-006', 'PP-006'],
    },
  ],
})
