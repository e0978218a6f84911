/**
 * Builds PostgreSQL array literals as text, for calls with many elements: several times faster than `pg`, which inspects the type
 * of each element. No nested arrays. For whole numbers of any width.
 */
export const bigintArray = (values: readonly (bigint | number | null)[]): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`

const special = /["\\]/

const quoted = (value: string): string => (special.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`)

/** For text and anything that PostgreSQL parses from text: JSON, bytes in hexadecimal. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`
