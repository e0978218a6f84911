import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { beginPasskeyProof, proveByCode, proveByPasskey, proveByPassword } from '../contract.ts'
import type { texts } from '../texts.ts'
import { CodeField } from './code-field.tsx'
import { hasPasskeys, signWithPasskey } from './passkey-browser.ts'

interface WayProps {
  readonly onProved: () => void
}

const ByPassword = ({ onProved }: WayProps) => {
  const text = useText<typeof texts>()
  const { form, send, is_sending } = useForm<{ password: string }, { readonly success: true }>({
    fields: { defaultValues: { password: '' } },
    only_field: 'password',
    call: (body, once) => api.call<typeof proveByPassword>('POST /rest/player/proof/password/', { body, ...once }),
    onDone: onProved,
  })
  useEffect(() => form.setFocus('password'), [form])
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <PasswordField
        {...form.register('password', { required: text('second-factor.proof.password-missing') })}
        label={text('second-factor.proof.password')}
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
        reveal_label={text('second-factor.reveal')}
        conceal_label={text('second-factor.conceal')}
        caps_lock_hint={text('second-factor.caps-lock')}
      />
      <Button type="submit" size="lg" wide loading={is_sending}>
        {text('second-factor.proof.send')}
      </Button>
    </form>
  )
}

const ByCode = ({ onProved }: WayProps) => {
  const text = useText<typeof texts>()
  const { form, send, is_sending } = useForm<{ code: string }, { readonly success: true }>({
    fields: { defaultValues: { code: '' } },
    only_field: 'code',
    call: (body, once) => api.call<typeof proveByCode>('POST /rest/player/proof/code/', { body, ...once }),
    onDone: onProved,
  })
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <CodeField form={form} label={text('second-factor.proof.code')} is_digits={false} />
      <Button type="submit" size="lg" wide loading={is_sending}>
        {text('second-factor.proof.send')}
      </Button>
    </form>
  )
}

const prove = async (): Promise<string | true | undefined> => {
  const options = await api.call<typeof beginPasskeyProof>('POST /rest/player/proof/passkey/begin/', {})
  if (!options.success) return options.message
  const signed = await signWithPasskey(options.data).catch(() => undefined)
  if (!signed) return undefined
  const answer = await api.call<typeof proveByPasskey>('POST /rest/player/proof/passkey/', { body: signed })
  return answer.success || answer.message
}

const ByPasskey = ({ onProved, is_only }: WayProps & { readonly is_only: boolean }) => {
  const text = useText<typeof texts>()
  const [loading, setLoading] = useState(false)
  const [refused, setRefused] = useState<string>()
  const press = async (): Promise<void> => {
    setLoading(true)
    setRefused(undefined)
    const outcome = await prove()
    setLoading(false)
    if (outcome === true) onProved()
    else setRefused(outcome ?? text('second-factor.passkey.cancelled'))
  }
  return (
    <div className="flex flex-col gap-3">
      <RefusedNotice>{refused}</RefusedNotice>
      <Button
        variant={is_only ? 'primary' : 'secondary'}
        size={is_only ? 'lg' : 'md'}
        wide
        icon={<KeyRound aria-hidden="true" />}
        loading={loading}
        onClick={() => void press()}
      >
        {text('second-factor.proof.passkey')}
      </Button>
    </div>
  )
}

/** Asks the player to re-authenticate before a protected change, which then continues by itself. */
const FreshProofModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const ways = String(params['ways'] ?? '').split(' ')
  const typed = ways.includes('code') ? 'code' : ways.includes('password') ? 'password' : undefined
  const has_passkey = ways.includes('passkey') && hasPasskeys()
  const onProved = (): void => {
    ;(params['onProved'] as (() => void) | undefined)?.()
    close()
  }
  const is_possible = typed !== undefined || has_passkey
  return (
    <Dialog
      {...useModalFrame()}
      size="sm"
      title={text('second-factor.proof.heading')}
      description={text(is_possible ? 'second-factor.proof.intro' : 'second-factor.proof.sign-in')}
    >
      <div className="flex flex-col gap-3">
        {typed === 'code' && <ByCode onProved={onProved} />}
        {typed === 'password' && <ByPassword onProved={onProved} />}
        {has_passkey && <ByPasskey onProved={onProved} is_only={typed === undefined} />}
        {!is_possible && (
          <Button size="lg" wide onClick={close}>
            {text('second-factor.proof.understood')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

export default FreshProofModal
