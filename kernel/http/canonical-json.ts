const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/**
 * JSON with object keys sorted at every depth, so that equal content gives equal text (RFC 8259 leaves the order open). The order
 * of arrays is kept.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
  )
