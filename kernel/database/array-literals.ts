/**
 * PostgreSQL's arrays as the texts that it reads, for calls of many elements: several times faster than `pg` writes them, which looks
 * at the kind of each element anew. No array in an array.
 */
export const bigintArray = (values: readonly (bigint | null)[]): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`

const special = /["\\]/

const quoted = (value: string): string => (special.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`)

/** For texts and whatever PostgreSQL reads from one: JSON, bytes in hexadecimal. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`
