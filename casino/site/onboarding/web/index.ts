import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'site/onboarding',
  components: [{ type: 'onboarding-offer', load: () => import('./onboarding-offer.tsx') }],
  modals: [{ name: 'Onboarding', who: 'player', load: () => import('./onboarding-modal.tsx'), rows: ['MD-014'] }],
})
