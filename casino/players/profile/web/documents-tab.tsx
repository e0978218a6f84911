import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import type { pageTexts } from '../page-texts.ts'
import { DocumentsList } from './documents-list.tsx'
import { useVerification } from './profile-query.ts'
import { Verification } from './verification.tsx'

/** PR-002, PR-003: the verification status and uploaded documents. */
const DocumentsTab = () => {
  const text = useText<typeof pageTexts>()
  const { data } = useVerification()
  return (
    <CardColumns>
      <Card heading={text('profile.verification.heading')}>
        <Verification always_sends />
      </Card>
      {data && (
        <Card heading={text('profile.documents.heading')}>
          {data.documents.length > 0 ? (
            <DocumentsList documents={data.documents} />
          ) : (
            <p className="text-ink-soft">
              <span className="block font-semibold text-ink">{text('profile.documents.none-heading')}</span>
              {text('profile.documents.none')}
            </p>
          )}
        </Card>
      )}
    </CardColumns>
  )
}

export default DocumentsTab
