import { useState } from 'react'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { reportComment } from '../contract.ts'
import { reportReasons, type ReportReason } from '../rules.ts'
import type { texts } from '../texts.ts'
import { refreshComments } from './use-comments.ts'

/** Says why a comment should not stand there. */
const ReportModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const [reason, setReason] = useState<ReportReason>('abuse')
  const { is_sending, send: report } = useCommand<typeof reportComment>('POST /rest/games/comments/{id}/report/', { refusal: 'notice' })
  const send = async () => {
    const answer = await report({ params: { id: Number(params['id']) }, body: { reason } })
    close()
    if (answer?.success) notify({ tone: 'positive', title: text('comments.reported') })
    await refreshComments(String(params['slug'] ?? ''))
  }
  return (
    <Dialog {...useModalFrame()} title={text('comments.report')}>
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <Segmented
          wide
          label={text('comments.report')}
          value={reason}
          onChange={setReason}
          options={reportReasons.map((value) => ({ value, label: text(`comments.report.${value}`) }))}
        />
        <Button loading={is_sending} onClick={() => void send()}>
          {text('comments.report')}
        </Button>
      </div>
    </Dialog>
  )
}

export default ReportModal
