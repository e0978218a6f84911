import { defineWebSlice } from '#kernel/web-slice.ts'
import { openOnReturn } from './open-on-return.ts'

export const slice = defineWebSlice({
  name: 'account/social-sign-in',
  modals: [{ name: 'SocialSignIn', load: () => import('./social-sign-in-modal.tsx') }],
  openers: [{ flag: 'social', open: openOnReturn }],
  signInWays: [{ name: 'social', load: () => import('./social-buttons.tsx') }],
  securityCards: [{ name: 'social', load: () => import('./social-card.tsx') }],
})
