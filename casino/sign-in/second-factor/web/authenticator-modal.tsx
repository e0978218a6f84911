import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Answer } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Notice } from '#ui/notice.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import type { beginAuthenticator, confirmAuthenticator } from '../contract.ts'
import type { texts } from '../texts.ts'
import { CodeField } from './code-field.tsx'
import { copyText } from '#kernel/web/notices/copy-text.ts'
import { QrPicture } from '#ui/qr-picture.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { refreshSecondFactor } from './second-factor-query.ts'

interface Shown {
  readonly secret: string
  readonly address: string
}

/** The secret, requested once when the window opens. If the player does not re-authenticate, there is none, and the window closes. */
const useSecret = (close: () => void) => {
  const [shown, setShown] = useState<Shown>()
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    let is_here = true
    void api.call<typeof beginAuthenticator>('POST /rest/player/authenticator/begin/', {}).then((answer) => {
      if (!is_here) return
      if (answer.success) setShown(answer.data)
      else if (answer.error === 'proof-needed') close()
      else setRefused(answer.message)
    })
    return () => {
      is_here = false
    }
    // Once per opening: another response would be another secret.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { shown, refused }
}

const Secret = ({ secret, address }: Shown) => {
  const text = useText<typeof texts>()
  const words = { copied: text('second-factor.copied'), not_copied: text('second-factor.not-copied') }
  return (
    <>
      <p className="text-ink-soft">{text('second-factor.app.scan')}</p>
      <QrPicture value={address} label={text('second-factor.app.picture')} />
      <a href={address} className={buttonClass({ variant: 'secondary', wide: true }, 'desk:hidden')}>
        {text('second-factor.app.open')}
      </a>
      <Disclosure summary={text('second-factor.app.by-hand')}>
        <p className="text-sm">{text('second-factor.app.by-hand-text')}</p>
        <p className="mt-2 font-mono text-base break-words text-ink select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
        <Button
          className="mt-3"
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(secret, words)}
        >
          {text('second-factor.app.copy')}
        </Button>
      </Disclosure>
    </>
  )
}

const ConfirmForm = ({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) => {
  const text = useText<typeof texts>()
  const { form, send, is_sending } = useForm<{ code: string }, Extract<Answer<typeof confirmAuthenticator>, { readonly success: true }>>({
    fields: { defaultValues: { code: '' } },
    only_field: 'code',
    call: (body, once) => api.call<typeof confirmAuthenticator>('POST /rest/player/authenticator/confirm/', { body, ...once }),
    onDone: async ({ data }) => {
      onCodes(data.codes)
      await refreshSecondFactor()
    },
  })
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4 border-t border-line pt-4" data-tracked="SecuritySettings">
      <p className="text-ink-soft">{text('second-factor.app.confirm-text')}</p>
      <CodeField form={form} label={text('second-factor.code')} is_digits is_first={false} />
      <Button type="submit" size="lg" wide loading={is_sending}>
        {text('second-factor.app.confirm')}
      </Button>
    </form>
  )
}

/** Sets up an authenticator app: shows the secret, checks a code, and shows the recovery codes once. */
const AuthenticatorModal = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const { shown, refused } = useSecret(close)
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      title={text(codes ? 'second-factor.codes.done' : 'second-factor.app.heading')}
      dismissible={codes === undefined}
    >
      {codes && <RecoveryCodeList codes={codes} onDone={close} />}
      {!codes && shown && (
        <div className="flex flex-col gap-4">
          <Secret {...shown} />
          <ConfirmForm onCodes={setCodes} />
        </div>
      )}
      {!codes && !shown && refused && (
        <Notice tone="negative" announce>
          {refused}
        </Notice>
      )}
      {!codes && !shown && !refused && (
        <div role="status" aria-label={text('second-factor.app.preparing')}>
          <SkeletonText lines={4} />
        </div>
      )}
    </Dialog>
  )
}

export default AuthenticatorModal
