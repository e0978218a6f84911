import { useEffect, useRef, useState } from 'react'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { confirmEntry, registerByCode, requestEntry } from '../contract.ts'
import type { texts } from '../texts.ts'
import { CodeForm } from './code-form.tsx'
import { CodeNotSent } from './code-not-sent.tsx'
import { useSending } from './use-sending.ts'

/** The registration form's data, without the code. */
type Filled = BodyOf<typeof registerByCode>

const contactOf = ({ email, phone }: Filled) =>
  email === undefined ? ({ kind: 'phone', contact: phone ?? '' } as const) : ({ kind: 'email', contact: email.trim() } as const)

/** Handles refusals that are not about the code. */
const elsewhereOf = ({ error, details }: Refused, close: () => void): (() => void) | undefined => {
  if (error === 'account-blocked') return () => switchModal('BlockedAccount')
  if (error === 'second-factor-needed') return () => switchModal('SecondFactor', { ticket: details['ticket'] })
  if (error !== 'already-signed-in') return undefined
  // Somebody signed in in another tab; the page only has to reload its state.
  return () => {
    close()
    void reloadMain()
  }
}

/** Verifies the contact, then registers. If registering gets no response, the verification is kept and sent again. */
const useEntry = (filled: Filled, close: () => void) => {
  const text = useText<typeof texts>()
  const token = useRef<string>(undefined)
  const { kind, contact } = contactOf(filled)

  const enter = async (proved: string): Promise<string | undefined> => {
    const answer = await api.call<typeof registerByCode>('POST /rest/otp/register/', { body: { ...filled, token: proved } })
    if (answer.success) {
      close()
      notify({ tone: 'positive', title: text('verification.entry.welcome', answer.data) })
      await reloadMain()
      return undefined
    }
    const elsewhere = elsewhereOf(answer, close)
    if (elsewhere) {
      elsewhere()
      return undefined
    }
    if (answer.error === 'entry-spent') token.current = undefined
    return Object.values(answer.errors)[0] ?? answer.message
  }

  return async (code: string): Promise<string | undefined> => {
    if (token.current === undefined) {
      const answer = await api.call<typeof confirmEntry>('POST /rest/otp/confirm-{kind}/', { params: { kind }, body: { contact, code } })
      if (!answer.success) return answer.message
      token.current = answer.token
    }
    return enter(token.current)
  }
}

/** API-039, API-040, API-020: the second step of a registration that begins with a code. */
const RegisterByCodeModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof texts>()
  const [filled] = useState(() => (params['body'] ?? {}) as Filled)
  const { kind, contact } = contactOf(filled)
  const { sent, refused, is_sending, send } = useSending((method) =>
    api.call<typeof requestEntry>('POST /rest/otp/request-confirm-{kind}/', {
      params: { kind },
      body: { contact, ...(method ? { method } : {}) },
    }),
  )
  const check = useEntry(filled, close)
  const is_asked = useRef(false)
  useEffect(() => {
    if (contact === '') return switchModal('Register')
    if (is_asked.current) return
    is_asked.current = true
    void send()
    // Once per opening: further codes are requested with a button.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('verification.entry.heading')}>
      {sent ? (
        <CodeForm sent={sent} onCheck={check} onAgain={(method) => void send(method)} is_sending={is_sending} refused={refused}>
          {text(`verification.sent.${sent.method}`, { contact })}
        </CodeForm>
      ) : refused ? (
        <CodeNotSent refused={refused} onAgain={() => void send()} />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-16" />
          <Skeleton className="h-12" />
        </div>
      )}
      <Button variant="ghost" wide className="mt-2" onClick={() => switchModal('Register')}>
        {text('verification.entry.other-contact')}
      </Button>
    </Dialog>
  )
}

export default RegisterByCodeModal
