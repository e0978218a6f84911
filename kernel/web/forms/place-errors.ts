import type { Refused } from '#kernel/web/api/api.ts'

interface Places<Name extends string> {
  /** The form's fields, from top to bottom. */
  readonly names: readonly Name[]
  readonly fieldOf: ((name: string) => Name | undefined) | undefined
  readonly only_field: Name | undefined
}

interface Placed<Name extends string> {
  readonly errors: readonly { readonly name: Name; readonly message: string }[]
  /** Error of the whole form; undefined if the fields' errors say everything. */
  readonly rest: string | undefined
}

/** Assigns a refusal's errors to the form's fields, from top to bottom; what concerns no field is shown above the form. */
export const placeErrors = <Name extends string>(
  { errors, message }: Pick<Refused, 'errors' | 'message'>,
  { names, fieldOf, only_field }: Places<Name>,
): Placed<Name> => {
  const known = new Set<string>(names)
  const said = new Map<string, string>()
  for (const [field, text] of Object.entries(errors)) {
    const name = fieldOf ? fieldOf(field) : field
    if (name !== undefined && known.has(name) && !said.has(name)) said.set(name, text)
  }
  const placed = names.flatMap((name) => (said.has(name) ? [{ name, message: said.get(name) ?? '' }] : []))
  if (placed.length > 0) return { errors: placed, rest: undefined }
  const whole = Object.values(errors)[0] ?? message
  return only_field === undefined ? { errors: [], rest: whole } : { errors: [{ name: only_field, message: whole }], rest: undefined }
}
