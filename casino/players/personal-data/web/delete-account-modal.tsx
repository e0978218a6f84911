import { useId, useState } from 'react'
import { leadToField } from '#kernel/web/forms/lead-to-field.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { askForErasure } from '../contract.ts'
import { grace_days } from '../rules.ts'
import type { texts } from '../texts.ts'

const useErasing = (close: () => void) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const {
    is_sending,
    refused,
    send: erase,
  } = useCommand<typeof askForErasure>('POST /rest/player/personal-data/erase/', { ends_session: true })
  const send = async (): Promise<void> => {
    const answer = await erase({ body: { isConfirmed: true } })
    if (!answer?.success) return
    close()
    // Every session has ended, including this one.
    await goTo('/')
    await reloadMain()
    notify({
      title: text('personal-data.erase.asked', { till: date(answer.data.dueAt) }),
      text: text('personal-data.erase.asked-hint'),
      duration_ms: null,
    })
  }
  return { refused, is_sending, send }
}

/** The final confirmation before deleting an account: what it means, and a checkbox. */
const DeleteAccountModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { refused, is_sending, send } = useErasing(close)
  const [is_understood, setUnderstood] = useState(false)
  const [is_missing, setMissing] = useState(false)
  const mark_id = useId()
  const confirm = (): void => (is_understood ? void send() : leadToField(mark_id, () => setMissing(true)))
  const days = grace_days
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('personal-data.erase.modal-heading')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{text('personal-data.erase.why', { days })}</p>
        <p className="text-ink-soft">{text('personal-data.erase.money')}</p>
        <Checkbox
          id={mark_id}
          label={text('personal-data.erase.understood', { days })}
          checked={is_understood}
          onChange={({ target }) => {
            setUnderstood(target.checked)
            setMissing(false)
          }}
          error={is_missing ? text('personal-data.erase.unmarked') : undefined}
        />
        <RefusedNotice>{refused}</RefusedNotice>
      </div>
      <div className="mt-6 grid gap-2 sm:grid-cols-2">
        <Button wide variant="secondary" onClick={close}>
          {text('personal-data.erase.keep')}
        </Button>
        <Button wide variant="danger" loading={is_sending} onClick={confirm}>
          {text('personal-data.erase.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}

export default DeleteAccountModal
