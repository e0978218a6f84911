import { securityCards } from '#casino/sign-in/sessions/extensions.ts'
import { contribute, contributionsTo } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { profileTabs } from '../extensions.ts'

export const slice = defineWebSlice({
  name: 'players/profile',
  extensions: [profileTabs],
  pages: [
    {
      path: 'profile',
      file: 'casino/players/profile/web/profile-page.tsx',
      tabs: (slices) => contributionsTo(slices, profileTabs).map(({ name }) => name),
      rows: ['RT-005'],
    },
    { path: 'inn', file: 'casino/players/profile/web/inn-page.tsx', rows: ['RT-016', 'PR-004'] },
  ],
  contributes: [
    contribute(
      profileTabs,
      { position: 10, name: 'personal', title: 'profile.personal.tab', group: 'personal', load: () => import('./personal-tab.tsx') },
      { position: 20, name: 'documents', title: 'profile.documents.tab', group: 'personal', load: () => import('./documents-tab.tsx') },
    ),
    contribute(securityCards, { name: 'protection', load: () => import('./protection-card.tsx') }),
  ],
  modals: [
    { name: 'VerificationConfirm', who: 'player', load: () => import('./verification-modal.tsx'), rows: ['MD-019', 'PR-003'] },
    { name: 'InnForm', who: 'player', load: () => import('./inn-modal.tsx'), rows: ['MD-060', 'PR-004'] },
  ],
  openers: [
    {
      flag: 'verification-identity',
      open: (_value, { is_guest, openModal, strip }) => {
        strip('verification-identity')
        if (!is_guest) openModal('VerificationConfirm')
      },
      rows: ['OP-014'],
    },
  ],
  pushes: [
    { type: 'documents', load: () => import('./document-message.ts'), rows: ['RTM-027', 'PR-002'] },
    { type: 'playerIdentityVerification', load: () => import('./identity-message.ts'), rows: ['RTM-020'] },
  ],
})
