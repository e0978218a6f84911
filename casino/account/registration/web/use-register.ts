import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { registerEndpoint } from '../contract.ts'
import type { texts } from '../texts.ts'
import { emptyForm, filledOf, type FormValues, orderOf, shownField, type ShownField, wrongFields } from './form-values.ts'
import { rememberIntent } from './intent-store.ts'
import { wordsOf } from './link-words.ts'
import type { RegistrationState } from './registration-state.ts'

const bodyOf = ({ registerSource, registerFlow, registrationForm }: RegistrationState, values: FormValues) => ({
  ...filledOf(registrationForm, values),
  ...wordsOf(window.sessionStorage),
  registration_source: registerSource,
  register_flow: registerFlow,
})

/** How they will come in again. */
const welcomes = {
  typed: 'registration.welcome-text',
  made: 'registration.welcome-made',
  code: 'registration.welcome-made',
} as const

/** A form that begins with a code goes on where codes are typed. */
const proveContact = (state: RegistrationState, values: FormValues): void => {
  const { register_flow: _flow, ...body } = bodyOf(state, values)
  switchModal('RegisterByCode', { body })
}

/** The form, checked by the same rules as on the server, and what becomes of it. `refused` concerns no single field. */
export const useRegister = (state: RegistrationState, close: () => void) => {
  const text = useText<typeof texts>()
  const [refused, setRefused] = useState<string>()
  const { registrationForm } = state
  const form = useForm<FormValues>({
    defaultValues: emptyForm,
    resolver: (values) => {
      const wrong = Object.entries(wrongFields(registrationForm, values))
      if (wrong.length === 0) return { values, errors: {} }
      const errors = Object.fromEntries(wrong.map(([field, code]) => [field, { type: 'rule', message: text(code) }]))
      return { values: {}, errors: errors as FieldErrors<FormValues> }
    },
  })

  const showErrors = (errors: Readonly<Record<string, string>>, message: string): void => {
    const shown = new Map<ShownField, string>()
    for (const [name, said] of Object.entries(errors)) {
      const field = shownField(registrationForm, name)
      if (field !== undefined) shown.set(field, said)
    }
    const wrong = orderOf(registrationForm).filter((field) => shown.has(field))
    wrong.forEach((field, index) => form.setError(field, { message: shown.get(field) ?? '' }, { shouldFocus: index === 0 }))
    if (wrong.length === 0) setRefused(message)
  }

  const onSent = async (values: FormValues): Promise<void> => {
    setRefused(undefined)
    if (registrationForm.password === 'code') return proveContact(state, values)
    const answer = await api.call<typeof registerEndpoint>('POST /rest/registerV2/', { body: bodyOf(state, values) })
    if (answer.success) {
      rememberIntent({ redirectUrl: answer.redirectUrl })
      close()
      notify({ tone: 'positive', title: text('registration.welcome', answer.data), text: text(welcomes[registrationForm.password]) })
      await reloadMain()
      return
    }
    if (answer.error === 'second-factor-needed') return switchModal('SecondFactor', { ticket: answer.details['ticket'] })
    if (answer.error === 'account-blocked') return switchModal('BlockedAccount')
    // Somebody signed in here in another tab: the page only has to notice.
    if (answer.error === 'already-signed-in') return (close(), void reloadMain())
    showErrors(answer.errors, answer.message)
  }

  return { form, send: form.handleSubmit(onSent), refused }
}
