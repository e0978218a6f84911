import { securityCards, signInWays } from '#casino/sign-in/sessions/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { openOnReturn } from './open-on-return.ts'

export const slice = defineWebSlice({
  name: 'sign-in/social',
  modals: [{ name: 'SocialSignIn', load: () => import('./social-sign-in-modal.tsx') }],
  openers: [{ flag: 'social', open: openOnReturn }],
  contributes: [
    contribute(signInWays, { name: 'social', load: () => import('./social-buttons.tsx') }),
    contribute(securityCards, { name: 'social', load: () => import('./social-card.tsx') }),
  ],
})
