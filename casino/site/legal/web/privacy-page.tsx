import { LegalDocument, type LegalSection } from './legal-document.tsx'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const sections: readonly LegalSection[] = [
  { id: 'who', heading: 'privacy.who.heading', paragraphs: ['privacy.who.1'] },
  { id: 'what', heading: 'privacy.what.heading', paragraphs: ['privacy.what.1', 'privacy.what.2', 'privacy.what.3', 'privacy.what.4'] },
  { id: 'why', heading: 'privacy.why.heading', paragraphs: ['privacy.why.1'] },
  {
    id: 'shared',
    heading: 'privacy.shared.heading',
    paragraphs: [
      'privacy.shared.1',
      'privacy.shared.carriers',
      'privacy.shared.studios',
      'privacy.shared.projects',
      'privacy.shared.2',
      'privacy.shared.3',
    ],
  },
  {
    id: 'cookies',
    heading: 'privacy.cookies.heading',
    paragraphs: [
      'privacy.cookies.1',
      'privacy.cookies.safety',
      'privacy.cookies.choices',
      'privacy.cookies.memory',
      'privacy.cookies.invitation',
      'privacy.cookies.storage',
    ],
  },
  { id: 'time', heading: 'privacy.time.heading', paragraphs: ['privacy.time.1'] },
  { id: 'rights', heading: 'privacy.rights.heading', paragraphs: ['privacy.rights.1'] },
  { id: 'guard', heading: 'privacy.guard.heading', paragraphs: ['privacy.guard.1'] },
]

/** Which personal data are stored, why, and the player's rights. */
const PrivacyPage = () => <LegalDocument heading="privacy.heading" lead="privacy.lead" since="legal.since" sections={sections} />

export default PrivacyPage
