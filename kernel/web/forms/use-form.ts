import { useState, type BaseSyntheticEvent } from 'react'
import { useForm as useFields, type FieldValues, type Path, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type { Refused } from '#kernel/web/api/api.ts'
import { createAttempts } from './attempt.ts'
import { placeErrors } from './place-errors.ts'

/** Spread into a call: a form that is sent again while its outcome is unknown is the same command. */
export interface Once {
  readonly key?: string
}

interface FormOptions<Values extends FieldValues, Done extends { readonly success: true }> {
  /** Initial values, and client-side validation. */
  readonly fields: UseFormProps<Values>
  /** The endpoint's call: `({ login }, once) => api.call<typeof logIn>('POST /login/', { body: { login }, ...once })`. */
  readonly call: (values: Values, once: Once) => Promise<Done | Refused>
  readonly onDone: (answer: Done, values: Values) => void | Promise<void>
  /** Handles a refusal that is not an error of the form but leads elsewhere; returns true if it did. */
  readonly onRefused?: (refused: Refused) => boolean | void
  /** The form field that shows errors of a field of the call; the same name by default. Undefined: above the form. */
  readonly fieldOf?: (name: string) => Path<Values> | undefined
  /** The fields from top to bottom, where that differs from the order of the initial values. */
  readonly order?: readonly Path<Values>[]
  /** The field that shows a refusal without field errors: for forms with a single field. */
  readonly only_field?: Path<Values>
}

export interface Form<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** For `onSubmit`, and for separate buttons. */
  readonly send: (event?: BaseSyntheticEvent) => void
  readonly is_sending: boolean
  /** Error of the whole form; shown above the fields. */
  readonly refused: string | undefined
}

/**
 * A form of one endpoint: its fields with their errors, the form's error, the pending state and the idempotency key. Server errors
 * are assigned to their fields, and the first of these gets the focus.
 */
export const useForm = <Values extends FieldValues, Done extends { readonly success: true }>(
  options: FormOptions<Values, Done>,
): Form<Values> => {
  const { fields, call, onDone, onRefused, fieldOf, order, only_field } = options
  const form = useFields<Values>(fields)
  const [refused, setRefused] = useState<string>()
  const [attempts] = useState(createAttempts<Values>)
  const send = form.handleSubmit(async (filled) => {
    const values = filled as unknown as Values
    setRefused(undefined)
    const answer = await attempts.send(values, (said, key) => call(said, key === undefined ? {} : { key }))
    if (answer.success) return onDone(answer, values)
    if (onRefused?.(answer) === true) return
    const names = order ?? (Object.keys(form.getValues()) as Path<Values>[])
    const { errors, rest } = placeErrors(answer, { names, fieldOf, only_field })
    errors.forEach(({ name, message }, index) => form.setError(name, { message }, { shouldFocus: index === 0 }))
    setRefused(rest)
  })
  return { form, send: (event) => void send(event), is_sending: form.formState.isSubmitting, refused }
}
