import { Download } from 'lucide-react'
import { FileLink } from '#kernel/web/files/file-link.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { DocumentLine } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'

const tones = { pending: 'warning', approved: 'positive', rejected: 'negative' } as const

/** Uploaded documents with date and status. */
export const DocumentsList = ({ documents }: { readonly documents: readonly DocumentLine[] }) => {
  const text = useText<typeof pageTexts>()
  const { dateTime } = useFormats()
  return (
    <ul className="divide-y divide-line">
      {documents.map(({ id, type, status, reason, uploaded_at }) => (
        <li key={id} className="flex items-start justify-between gap-4 py-3 max-sm:flex-col max-sm:gap-2 first:pt-0 last:pb-0">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {text(`profile.documents.${type}`)}
              <Badge tone={tones[status]}>{text(`profile.documents.${status}`)}</Badge>
            </p>
            <p className="amount mt-0.5 text-sm text-ink-soft">{dateTime(uploaded_at)}</p>
            {reason !== null && <p className="mt-1 text-sm break-words">{text('profile.documents.reason', { reason })}</p>}
          </div>
          <FileLink
            href={`/rest/player/documents/${id}/file/`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
            label={`${text('profile.documents.download')}: ${text(`profile.documents.${type}`)}, ${dateTime(uploaded_at)}`}
          >
            <Download aria-hidden="true" />
            {text('profile.documents.download')}
          </FileLink>
        </li>
      ))}
    </ul>
  )
}
