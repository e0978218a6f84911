import { useState, type BaseSyntheticEvent } from 'react'
import { useForm as useFields, type FieldValues, type Path, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import type { Refused } from '#kernel/web/api/api.ts'
import { createAttempts } from './attempt.ts'
import { placeErrors } from './place-errors.ts'

/** Spread into a call: a form that is sent again because nobody answered is the same command. */
export interface Once {
  readonly key?: string
}

interface FormOptions<Values extends FieldValues, Done extends { readonly success: true }> {
  /** What stands in the fields at first, and how they are checked before anything is sent. */
  readonly fields: UseFormProps<Values>
  /** The endpoint's call: `({ login }, once) => api.call<typeof logIn>('POST /login/', { body: { login }, ...once })`. */
  readonly call: (values: Values, once: Once) => Promise<Done | Refused>
  readonly onDone: (answer: Done, values: Values) => void | Promise<void>
  /** A refusal that is no mistake of the form's, and leads elsewhere: true where it was dealt with. */
  readonly onRefused?: (refused: Refused) => boolean | void
  /** The field where something said of a field of the call is shown; of the same name unless told. Undefined: above the form. */
  readonly fieldOf?: (name: string) => Path<Values> | undefined
  /** The fields from the top down, where that is not the order of their first values. */
  readonly order?: readonly Path<Values>[]
  /** The field that is to blame where the house names none: the only one of its form. */
  readonly only_field?: Path<Values>
}

export interface Form<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** For `onSubmit`, and for a button of its own. */
  readonly send: (event?: BaseSyntheticEvent) => void
  readonly is_sending: boolean
  /** What was refused of the whole form, in the person's words; it stands above the fields. */
  readonly refused: string | undefined
}

/**
 * A form of one endpoint: its fields, what is wrong with each, what was refused of the whole, whether it is on its way, and its
 * idempotency key. What the house says of fields goes to them, and the first of them has the focus.
 */
export const useForm = <Values extends FieldValues, Done extends { readonly success: true }>(
  options: FormOptions<Values, Done>,
): Form<Values> => {
  const { fields, call, onDone, onRefused, fieldOf, order, only_field } = options
  const form = useFields<Values>(fields)
  const [refused, setRefused] = useState<string>()
  const [attempts] = useState(createAttempts)
  const send = form.handleSubmit(async (filled) => {
    const values = filled as unknown as Values
    setRefused(undefined)
    const key = attempts.keyOf(values)
    const answer = await call(values, key === undefined ? {} : { key })
    // Without an answer nobody knows what became of it: the same again is the same command.
    if (answer.success || answer.status !== null) attempts.end()
    if (answer.success) return onDone(answer, values)
    if (onRefused?.(answer) === true) return
    const names = order ?? (Object.keys(form.getValues()) as Path<Values>[])
    const { errors, rest } = placeErrors(answer, { names, fieldOf, only_field })
    errors.forEach(({ name, message }, index) => form.setError(name, { message }, { shouldFocus: index === 0 }))
    setRefused(rest)
  })
  return { form, send: (event) => void send(event), is_sending: form.formState.isSubmitting, refused }
}
