import { texts as contactTexts } from '../contact-texts.ts'
import { texts as privacyTexts } from '../privacy-texts.ts'
import { texts as termsTexts } from '../terms-texts.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { PageDeclaration } from '#kernel/slice.ts'

const titled = ({ uk, ru, en }: Text): Text => ({ uk: `${uk} — {brand}`, ru: `${ru} — {brand}`, en: `${en} — {brand}` })

/** A legal page: its title is the heading, its description the sentence below. */
const page = (name: string, heading: Text, lead: Text): PageDeclaration => ({
  name,
  path: `/${name}/`,
  title: titled(heading),
  description: lead,
  components: [{ type: 'legal-facts', essential: true }],
})

export const pages: readonly PageDeclaration[] = [
  page('terms', termsTexts['terms.heading'], termsTexts['terms.lead']),
  page('privacy', privacyTexts['privacy.heading'], privacyTexts['privacy.lead']),
  page('contact', contactTexts['contact.heading'], contactTexts['contact.lead']),
]
