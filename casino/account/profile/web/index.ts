import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'account/profile',
  pages: [{ path: 'inn', file: 'casino/account/profile/web/inn-page.tsx', rows: ['RT-016', 'PR-004'] }],
  profileTabs: [
    { name: 'personal', title: 'profile.personal.tab', load: () => import('./personal-tab.tsx') },
    { name: 'documents', title: 'profile.documents.tab', load: () => import('./documents-tab.tsx') },
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
