/** A small schema for values from another document; small because it is bundled with every game. */
export type Shape = 'string' | 'boolean' | 'amount' | 'any' | ((value: unknown) => boolean) | { readonly [field: string]: Shape }

export const oneOf =
  (...allowed: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && allowed.includes(value)

export const optional =
  (shape: Shape) =>
  (value: unknown): boolean =>
    value === null || isShape(value, shape)

export const list =
  (shape: Shape) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= 1_000 && value.every((item) => isShape(item, shape))

/** True when the value has every field of the schema. Further fields are allowed: a stored round may have more. */
export const isShape = (value: unknown, shape: Shape): boolean => {
  if (typeof shape === 'function') return shape(value)
  if (shape === 'any') return value !== undefined
  if (shape === 'amount') return Number.isSafeInteger(value) && (value as number) >= 0
  if (typeof shape === 'string') return typeof value === shape
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(shape).every(([field, inner]) => isShape((value as Record<string, unknown>)[field], inner))
}
