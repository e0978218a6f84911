const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/**
 * JSON of one form for one content: RFC 8259 leaves the order of an object's fields to the writer, so they are written by
 * name here, at every depth. The order of an array is content and stays.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
  )
