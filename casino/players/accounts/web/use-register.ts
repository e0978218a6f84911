import type { BaseSyntheticEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { Refused } from '#kernel/web/api/api.ts'
import { api } from '#kernel/web/browser.ts'
import { type Once, useForm } from '#kernel/web/forms/use-form.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { registerEndpoint, registerFromPromo } from '../contract.ts'
import type { texts } from '../texts.ts'
import { emptyForm, filledOf, type FormValues, orderOf, shownField, wrongFields } from './form-values.ts'
import { rememberIntent } from './intent-store.ts'
import { wordsOf } from './link-words.ts'
import type { RegistrationState } from './registration-state.ts'

const bodyOf = ({ registerSource, registerFlow, registrationForm }: RegistrationState, values: FormValues) => ({
  ...filledOf(registrationForm, values),
  ...wordsOf(window.sessionStorage),
  registration_source: registerSource,
  register_flow: registerFlow,
})

/** Visitors who came through a promotion's link register with its call (API-282). */
const register = (state: RegistrationState, values: FormValues, once: Once, promo_id: string | undefined) => {
  const body = bodyOf(state, values)
  return promo_id === undefined
    ? api.call<typeof registerEndpoint>('POST /rest/registerV2/', { body, ...once })
    : api.call<typeof registerFromPromo>('POST /rest/promo/register/', { body: { ...body, promo_id }, ...once })
}

type Registered = Extract<Awaited<ReturnType<typeof register>>, { readonly success: true }>

/** How the player can sign in again. */
const welcomes = {
  typed: 'registration.welcome-text',
  made: 'registration.welcome-made',
  code: 'registration.welcome-made',
} as const

/** A form that begins with a code continues in the window where codes are typed. */
const proveContact = (state: RegistrationState, values: FormValues): void => {
  const { register_flow: _flow, ...body } = bodyOf(state, values)
  switchModal('RegisterByCode', { body })
}

/** Handles refusals that are not errors of the form. */
const leadElsewhere = ({ error, details }: Refused, close: () => void): boolean => {
  if (error === 'second-factor-needed') switchModal('SecondFactor', { ticket: details['ticket'] })
  else if (error === 'account-blocked') switchModal('BlockedAccount')
  else if (error === 'already-signed-in') {
    // Somebody signed in in another tab; the page only has to reload its state.
    close()
    void reloadMain()
  } else return false
  return true
}

/**
 * The registration form, validated with the server's rules. `promo_id` is the promotion whose link led here. A form that begins
 * with a code sends nothing yet: it continues in the window where codes are typed.
 */
export const useRegister = (state: RegistrationState, close: () => void, promo_id: string | undefined) => {
  const text = useText<typeof texts>()
  const { registrationForm } = state
  const form = useForm<FormValues, Registered>({
    fields: {
      defaultValues: emptyForm,
      resolver: (values) => {
        const wrong = Object.entries(wrongFields(registrationForm, values))
        if (wrong.length === 0) return { values, errors: {} }
        const errors = Object.fromEntries(wrong.map(([field, code]) => [field, { type: 'rule', message: text(code) }]))
        return { values: {}, errors: errors as FieldErrors<FormValues> }
      },
    },
    order: orderOf(registrationForm),
    call: (values, once) => register(state, values, once, promo_id),
    fieldOf: (name) => shownField(registrationForm, name),
    onRefused: (refused) => leadElsewhere(refused, close),
    onDone: async (answer) => {
      rememberIntent({ redirectUrl: answer.redirectUrl })
      close()
      notify({ tone: 'positive', title: text('registration.welcome', answer.data), text: text(welcomes[registrationForm.password]) })
      await reloadMain()
    },
  })
  const begin = form.form.handleSubmit((values) => proveContact(state, values))
  return registrationForm.password === 'code' ? { ...form, send: (event?: BaseSyntheticEvent) => void begin(event) } : form
}
