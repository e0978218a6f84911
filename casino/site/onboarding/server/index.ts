import { homeSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { texts } from '../texts.ts'
import { components } from './components.ts'

export const slice = defineServerSlice({
  name: 'site/onboarding',
  texts,
  components,
  contributes: [contribute(homeSections, { type: 'onboarding-offer', settings: { scenario: 'newcomer' }, position: 65 })],
})
