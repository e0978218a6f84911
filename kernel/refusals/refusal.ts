import type { Texts } from '#kernel/i18n/texts.ts'

export type RefusalDetails = Readonly<Record<string, string | number | boolean | null>>

/**
 * A business error. On the wire it is `{ success: false, error: code, message, ...details }`, with HTTP 200 unless the
 * specification gives the case a status of its own (401, 403, 404, 409, 422, 429, 444).
 */
export class Refusal extends Error {
  readonly code: string
  readonly details: RefusalDetails
  readonly status: number
  /** Field → code of the text about what is wrong with it. */
  readonly field_errors: Readonly<Record<string, string>> | undefined

  constructor(code: string, details: RefusalDetails = {}, status = 200, field_errors?: Readonly<Record<string, string>>) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
    this.status = status
    this.field_errors = field_errors
  }
}

/**
 * Creates the `refuse` function of a slice. The code is the key of its text, so a refusal without a text in every language does not
 * compile. `details` fill the text's placeholders and are sent next to the code.
 */
export const refuserOf =
  <T extends Texts>(_texts: T) =>
  (code: keyof T & string, details: RefusalDetails = {}, status = 200): never => {
    throw new Refusal(code, details, status)
  }

/** The same for a form: each invalid field with the code of its own text. The refusal's own code is `check-the-form`. */
export const fieldRefuserOf =
  <T extends Texts>(_texts: T) =>
  (field_errors: Readonly<Record<string, keyof T & string>>): never => {
    throw new Refusal('check-the-form', {}, 200, field_errors)
  }
