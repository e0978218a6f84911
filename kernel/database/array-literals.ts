/**
 * Builds PostgreSQL array literals as text, for calls with many elements: several times faster than `pg`, which inspects the type
 * of each element. No nested arrays. For whole numbers of any width.
 */
export const bigintArray = (values: readonly (bigint | number | null)[]): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`

/** What JSON writes as letters, which PostgreSQL would take as they are. */
const control = /[\p{Cc}\p{Cs}]/u

/** Quotes and backslashes are escaped as in JSON, whose writer is four times faster than a replacement. */
const quoted = (value: string): string => (control.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : JSON.stringify(value))

/** For text and anything that PostgreSQL parses from text: JSON, bytes in hexadecimal. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`

/** Values as JSON, for `::text[]` and then `::jsonb`. Its writer leaves nothing in it that PostgreSQL would take as it is. */
export const jsonArray = (values: readonly unknown[]): string =>
  `{${values.map((value) => JSON.stringify(JSON.stringify(value))).join(',')}}`
