export const trackedForms = ['Register', 'SecuritySettings', 'Deposit'] as const
export type TrackedForm = (typeof trackedForms)[number]

/** `start`: something of the form was touched. `field`: a field was left. `error`: a field, or the form itself, says what is wrong. */
export const formEvents = ['start', 'field', 'submit', 'error'] as const
export type FormEvent = (typeof formEvents)[number]

/** Any other name is counted as this one, so that nobody fills the table with names of their own. */
export const other_field = 'other'

const fields: ReadonlySet<string> = new Set([
  'email',
  'phone',
  'contact',
  'login',
  'password',
  'isAgeConfirmed',
  'isAgreementsConfirmed',
  'code',
  'name',
  'old_password',
  'new_password',
  'amount',
  'method',
])

/** The name under which a field is counted; empty for an event of the whole form. */
export const countedField = (name: string | undefined): string => (name === undefined ? '' : fields.has(name) ? name : other_field)
