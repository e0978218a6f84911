import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { texts } from '../texts.ts'
import type { Form, FormValues } from './form-values.ts'

export type FormHook = UseFormReturn<FormValues>
type Field = Form['fields'][number]

interface FieldProps {
  readonly form: FormHook
  readonly field: Field
}

const useFieldText = () => useText<typeof texts>()

const EmailField = ({ form }: FieldProps) => {
  const text = useFieldText()
  return (
    <TextField
      {...form.register('email')}
      type="email"
      label={text('registration.email')}
      error={form.formState.errors.email?.message}
      autoComplete="email"
    />
  )
}

const PhoneField = ({ form, field }: FieldProps) => {
  const text = useFieldText()
  return (
    <TextField
      {...form.register('phone')}
      type="tel"
      label={text(field.required ? 'registration.phone' : 'registration.phone-optional')}
      error={form.formState.errors.phone?.message}
      autoComplete="tel"
      placeholder="+380"
    />
  )
}

/** One field for either contact; if the kind is chosen first, a phone's keyboard matches it. */
const ContactField = ({ form, field }: FieldProps) => {
  const text = useFieldText()
  const kind = useWatch({ control: form.control, name: 'contact_kind' })
  const by_kind = {
    email: { type: 'email', autoComplete: 'email' },
    phone: { type: 'tel', autoComplete: 'tel', placeholder: '+380' },
  } as const
  return (
    <div className="flex flex-col gap-3">
      {field.choice && (
        <Segmented
          wide
          label={text('registration.contact-choice')}
          value={kind}
          options={[
            { value: 'email', label: text('registration.email') },
            { value: 'phone', label: text('registration.by-phone') },
          ]}
          onChange={(value) => {
            form.setValue('contact_kind', value)
            form.setValue('contact', '')
            form.clearErrors('contact')
          }}
        />
      )}
      <TextField
        {...form.register('contact')}
        {...(field.choice ? by_kind[kind] : { inputMode: 'email' as const, autoComplete: 'username' })}
        label={text(field.choice ? (kind === 'email' ? 'registration.email' : 'registration.phone') : 'registration.contact')}
        error={form.formState.errors.contact?.message}
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  )
}

const NewPasswordField = ({ form }: FieldProps) => {
  const text = useFieldText()
  return (
    <PasswordField
      {...form.register('password')}
      label={text('registration.password')}
      hint={text('registration.password-hint')}
      error={form.formState.errors.password?.message}
      autoComplete="new-password"
      reveal_label={text('registration.reveal')}
      conceal_label={text('registration.conceal')}
      caps_lock_hint={text('registration.caps-lock')}
    />
  )
}

/** A collapsed field: a click shows and focuses it. */
const LoginField = ({ form, field }: FieldProps) => {
  const text = useFieldText()
  const [is_shown, setShown] = useState(field.folded !== true)
  useEffect(() => {
    if (field.folded && is_shown) form.setFocus('login')
  }, [form, field, is_shown])
  if (!is_shown)
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<Plus className="size-4" aria-hidden="true" />}
        className="-ml-3.5 self-start"
        onClick={() => setShown(true)}
      >
        {text('registration.choose-login')}
      </Button>
    )
  return (
    <TextField
      {...form.register('login')}
      label={text('registration.login')}
      hint={text('registration.login-hint')}
      error={form.formState.errors.login?.message}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
    />
  )
}

const byName = { email: EmailField, phone: PhoneField, contact: ContactField, password: NewPasswordField, login: LoginField }

/** AU-011: renders the form's fields, in its order. */
export const FormFields = ({ form, fields }: { readonly form: FormHook; readonly fields: readonly Field[] }) => {
  const [first] = fields
  // On a touch screen autofocus would open the keyboard over the form before it is read.
  useEffect(() => {
    if (first && !window.matchMedia('(pointer: coarse)').matches) form.setFocus(first.name)
  }, [form, first])
  return fields.map((field) => {
    const Shown = byName[field.name]
    return <Shown key={field.name} form={form} field={field} />
  })
}
