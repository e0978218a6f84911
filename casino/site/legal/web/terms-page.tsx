import { LegalDocument, type LegalSection } from './legal-document.tsx'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const sections: readonly LegalSection[] = [
  { id: 'operator', heading: 'terms.operator.heading', paragraphs: ['terms.operator.1', 'terms.operator.2'] },
  {
    id: 'players',
    heading: 'terms.players.heading',
    paragraphs: ['terms.players.1', 'terms.players.2', 'terms.players.3', 'terms.players.4'],
  },
  { id: 'account', heading: 'terms.account.heading', paragraphs: ['terms.account.1', 'terms.account.2'] },
  { id: 'money', heading: 'terms.money.heading', paragraphs: ['terms.money.1', 'terms.money.2', 'terms.money.3', 'terms.money.4'] },
  { id: 'play', heading: 'terms.play.heading', paragraphs: ['terms.play.1', 'terms.play.2', 'terms.play.3'] },
  { id: 'prizes', heading: 'terms.prizes.heading', paragraphs: ['terms.prizes.1', 'terms.prizes.2'] },
  { id: 'safe', heading: 'terms.safe.heading', paragraphs: ['terms.safe.1', 'terms.safe.2'] },
  { id: 'forbidden', heading: 'terms.forbidden.heading', paragraphs: ['terms.forbidden.1'] },
  { id: 'closing', heading: 'terms.closing.heading', paragraphs: ['terms.closing.1', 'terms.closing.2'] },
  { id: 'complaints', heading: 'terms.complaints.heading', paragraphs: ['terms.complaints.1'] },
  { id: 'changes', heading: 'terms.changes.heading', paragraphs: ['terms.changes.1'] },
]

/** The terms and conditions. */
const TermsPage = () => <LegalDocument heading="terms.heading" lead="terms.lead" since="legal.since" sections={sections} />

export default TermsPage
