import { useText } from '#kernel/web/texts/use-text.tsx'
import { Notice } from '#ui/notice.tsx'
import type { pageTexts } from '../page-texts.ts'
import { NotShown } from './not-shown.tsx'
import { useVerification } from './profile-query.ts'
import { SendDocument } from './send-document.tsx'

const tones = { needed: 'info', pending: 'warning', rejected: 'negative', verified: 'positive' } as const

/** PR-003: the verification status, and the next missing document to send. */
export const Verification = ({ always_sends = false }: { readonly always_sends?: boolean }) => {
  const text = useText<typeof pageTexts>()
  const { data, error, refetch } = useVerification()
  if (!data) return <NotShown error={error} again={() => void refetch()} />
  return (
    <div className="flex flex-col gap-5">
      <Notice tone={tones[data.status]}>{text(`profile.verification.${data.status}`)}</Notice>
      {(always_sends || data.neededDocuments.length > 0) && <SendDocument wanted={data.neededDocuments[0]} />}
    </div>
  )
}
