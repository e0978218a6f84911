import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { SignInWayProps } from '#casino/sign-in/sessions/extensions.ts'
import { Button } from '#ui/button.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { beginPasskeyLogIn, logInByPasskey } from '../contract.ts'
import type { texts } from '../texts.ts'
import { forgetRequest, hasPasskeyAutofill, hasPasskeys, signWithPasskey } from './passkey-browser.ts'

/** Requests a challenge, has it signed by a passkey, and sends the signature. Undefined if the person chose no passkey. */
const logIn = async (in_field: boolean) => {
  const options = await api.call<typeof beginPasskeyLogIn>('POST /rest/login/passkey/begin/', {})
  if (!options.success) return options
  const signed = await signWithPasskey(options.data, in_field).catch(() => undefined)
  return signed && (await api.call<typeof logInByPasskey>('POST /rest/login/passkey/', { body: signed }))
}

type Answer = Awaited<ReturnType<typeof logIn>>

const useFinish = (close: () => void) => {
  const text = useText<typeof texts>()
  const [refused, setRefused] = useState<string>()
  const finish = async (answer: Answer, is_asked: boolean): Promise<void> => {
    if (answer?.success) {
      close()
      notify({ tone: 'positive', title: text('second-factor.log-in.welcome') })
      await reloadMain()
    } else if (answer?.error === 'account-blocked') switchModal('BlockedAccount')
    else if (answer?.error === 'already-signed-in') {
      close()
      await reloadMain()
    }
    // If the person chose none of the passkeys offered in the field, no message is shown.
    else if (answer || is_asked) setRefused(answer?.message ?? text('second-factor.passkey.cancelled'))
  }
  return { refused, setRefused, finish }
}

/** If supported, the browser offers passkeys in the name field as soon as the window opens. */
const PasskeySignIn = ({ place, close }: SignInWayProps) => {
  const text = useText<typeof texts>()
  const [loading, setLoading] = useState(false)
  const { refused, setRefused, finish } = useFinish(close)
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(() => {
    if (place !== 'login') return
    let is_here = true
    void hasPasskeyAutofill().then(async (has) => {
      if (!has || !is_here) return
      const answer = await logIn(true)
      if (is_here && answer?.success !== undefined) await latest.current(answer, false)
    })
    return () => {
      is_here = false
      forgetRequest()
    }
  }, [place])
  if (place !== 'login' || !hasPasskeys()) return null
  const press = async (): Promise<void> => {
    setLoading(true)
    setRefused(undefined)
    await finish(await logIn(false), true)
    setLoading(false)
  }
  return (
    <>
      <RefusedNotice>{refused}</RefusedNotice>
      <Button variant="secondary" wide icon={<KeyRound aria-hidden="true" />} loading={loading} onClick={() => void press()}>
        {text('second-factor.passkey.log-in')}
      </Button>
    </>
  )
}

export default PasskeySignIn
