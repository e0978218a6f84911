/** Environment variables by name. An empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

/** One of a few words. */
export const oneOf = <const T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
  mistakes: string[],
): T => {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  if (allowed.includes(value as T)) return value as T
  mistakes.push(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
  return fallback
}

/** An address with one of these protocols. */
export const urlOf = (
  env: Environment,
  name: string,
  fallback: string | null,
  protocols: readonly string[],
  mistakes: string[],
): string | null => {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    mistakes.push(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
    return fallback
  }
  return value
}
