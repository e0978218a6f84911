import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { registerEndpoint } from '../contract.ts'
import { checkForm, type FormField } from '../rules.ts'
import type { texts } from '../texts.ts'
import { rememberedIntent, rememberIntent } from './intent-store.ts'
import { forgetWords, wordsOf } from './link-words.ts'

export interface RegisterForm {
  readonly email: string
  readonly password: string
  readonly login: string
  readonly isAgeConfirmed: boolean
  readonly isAgreementsConfirmed: boolean
}

/** From the top down, so that the first wrong field gets the focus. */
const fields = ['email', 'password', 'login', 'isAgeConfirmed', 'isAgreementsConfirmed'] as const satisfies readonly FormField[]

/** The form, checked by the same rules as on the server, and what becomes of it. `refused` concerns no single field. */
export const useRegister = ({ close, onBlocked }: { readonly close: () => void; readonly onBlocked: () => void }) => {
  const text = useText<typeof texts>()
  const [refused, setRefused] = useState<string>()
  const form = useForm<RegisterForm>({
    defaultValues: { email: '', password: '', login: '', isAgeConfirmed: false, isAgreementsConfirmed: false },
    resolver: (values) => {
      const errors = Object.fromEntries(
        Object.entries(checkForm(values)).map(([field, code]) => [field, { type: 'rule', message: text(code) }]),
      )
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })

  const onSent = async ({ login, ...filled }: RegisterForm): Promise<void> => {
    setRefused(undefined)
    const storage = window.sessionStorage
    const answer = await api.call<typeof registerEndpoint>('POST /rest/registerV2/', {
      body: {
        ...filled,
        ...(login.trim() === '' ? {} : { login }),
        ...wordsOf(storage),
        registration_source: rememberedIntent()?.source ?? 'site',
      },
    })
    if (answer.success) {
      forgetWords(storage)
      rememberIntent({ redirectUrl: answer.redirectUrl })
      close()
      notify({ tone: 'positive', title: text('registration.welcome', answer.data), text: text('registration.welcome-text') })
      await reloadMain()
      return
    }
    if (answer.error === 'account-blocked') return onBlocked()
    // Somebody signed in here in another tab: the page only has to notice.
    if (answer.error === 'already-signed-in') return (close(), void reloadMain())
    const wrong = fields.filter((field) => answer.errors[field] !== undefined)
    wrong.forEach((field, index) => form.setError(field, { message: answer.errors[field] ?? '' }, { shouldFocus: index === 0 }))
    if (wrong.length === 0) setRefused(answer.message)
  }

  return { form, send: form.handleSubmit(onSent), refused }
}
