import { useState } from 'react'
import type { Answer } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { logInBySecondFactor } from '../contract.ts'
import type { texts } from '../texts.ts'
import { CodeField } from './code-field.tsx'

type Entered = Extract<Answer<typeof logInBySecondFactor>, { readonly success: true }>

/** Sends the ticket of the first step with the code; an expired ticket leads back to the first step. */
const useSecondStep = (ticket: string, close: () => void) => {
  const text = useText<typeof texts>()
  const [spent, setSpent] = useState<string>()
  const form = useForm<{ code: string }, Entered>({
    fields: { defaultValues: { code: '' } },
    only_field: 'code',
    call: ({ code }, once) => api.call<typeof logInBySecondFactor>('POST /rest/login/second-factor/', { body: { ticket, code }, ...once }),
    onRefused: ({ error, message }) => {
      if (error === 'account-blocked') switchModal('BlockedAccount')
      else if (error === 'already-signed-in') {
        close()
        void reloadMain()
      } else if (error === 'ticket-spent') setSpent(message)
      else return false
      return true
    },
    onDone: async ({ data: { factor } }) => {
      close()
      notify({ tone: 'positive', title: text('second-factor.log-in.welcome') })
      if (factor === 'recovery-code') notify({ tone: 'warning', title: text('second-factor.log-in.recovery-used') })
      await reloadMain()
    },
  })
  return { ...form, spent }
}

/** The second step of a log-in, after any first step: log-in form, registration, new password. */
const SecondFactorModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const help = text('second-factor.log-in.help')
  const [is_recovery, setRecovery] = useState(false)
  const { form, send, is_sending, spent } = useSecondStep(String(params['ticket'] ?? ''), close)
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      title={text('second-factor.log-in.heading')}
      description={text(is_recovery ? 'second-factor.log-in.recovery' : 'second-factor.log-in.app')}
    >
      {spent === undefined ? (
        <form noValidate onSubmit={send} className="flex flex-col gap-4">
          <CodeField
            key={String(is_recovery)}
            form={form}
            label={text(is_recovery ? 'second-factor.recovery-code' : 'second-factor.code')}
            is_digits={!is_recovery}
          />
          <Button type="submit" size="lg" wide loading={is_sending}>
            {text('second-factor.log-in.send')}
          </Button>
          <Button variant="ghost" onClick={() => setRecovery(!is_recovery)}>
            {text(is_recovery ? 'second-factor.log-in.use-app' : 'second-factor.log-in.use-recovery')}
          </Button>
          {is_recovery && help !== '' && (
            <p className="text-sm text-ink-soft">
              <WithSupport>{help}</WithSupport>
            </p>
          )}
        </form>
      ) : (
        <>
          <Notice tone="warning" announce>
            {spent}
          </Notice>
          <Button size="lg" wide className="mt-4" onClick={() => switchModal('Login')}>
            {text('second-factor.log-in.again')}
          </Button>
        </>
      )}
    </Dialog>
  )
}

export default SecondFactorModal
