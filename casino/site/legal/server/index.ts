import { texts as contactTexts } from '../contact-texts.ts'
import { texts as privacyTexts } from '../privacy-texts.ts'
import { texts as termsTexts } from '../terms-texts.ts'
import { legalFactsOf } from './legal-facts.ts'
import { pages } from './pages.ts'
import { defineServerSlice } from '#kernel/slice.ts'

export const slice = defineServerSlice({
  name: 'site/legal',
  texts: { ...termsTexts, ...privacyTexts, ...contactTexts },
  pages,
  components: { 'legal-facts': async ({ house }) => legalFactsOf(house) },
})
