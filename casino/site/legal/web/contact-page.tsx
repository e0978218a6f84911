import { LegalDocument, type LegalSection } from './legal-document.tsx'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const sections: readonly LegalSection[] = [
  { id: 'support', heading: 'contact.support.heading', paragraphs: ['contact.support.1', 'contact.support.2'] },
  { id: 'help', heading: 'contact.help.heading', paragraphs: ['contact.help.1'] },
  { id: 'security', heading: 'contact.security.heading', paragraphs: ['contact.security.1'] },
  { id: 'company', heading: 'contact.company.heading', paragraphs: ['contact.company.1', 'contact.company.2'] },
]

/** Contact details, and where to get help. */
const ContactPage = () => <LegalDocument heading="contact.heading" lead="contact.lead" sections={sections} />

export default ContactPage
