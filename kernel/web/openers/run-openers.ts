import type { OpenerContext, QueryOpener } from '#kernel/web-slice.ts'

/** A trailing slash of a flag's value is ignored: mail programs and routers like to add one (OP-038). */
export const flagValue = (value: string): string => value.replace(/\/+$/, '')

export interface OpenerParts {
  readonly openers: readonly QueryOpener[]
  /** Opens a modal by a name from the address; does nothing if there is no such modal or this visitor may not see it. */
  readonly openByName: (name: string, params: Readonly<Record<string, string>>) => void
}

/**
 * Reads the flags of an address once the visitor is known (ST-009) and lets the slices open what they stand for. Unknown flags are
 * ignored (OP-049). An error in one opener does not stop the others.
 */
export const runOpeners = ({ openers, openByName }: OpenerParts, context: OpenerContext, log: (error: unknown) => void): void => {
  const attempt = (work: () => void): void => {
    try {
      work()
    } catch (error) {
      log(error)
    }
  }
  for (const opener of openers) {
    const { flag } = opener
    if (flag.startsWith('#')) {
      // OP-001: a hash that contains the word.
      if (context.hash.includes(flag.slice(1))) attempt(() => opener.open(context.hash, context))
    } else if (context.query.has(flag)) attempt(() => opener.open(flagValue(context.query.get(flag) ?? ''), context))
  }
  const name = flagValue(context.query.get('openModal') ?? '')
  if (name === '') return
  const rest = [...context.query].filter(([key]) => key !== 'openModal').map(([key, value]) => [key, flagValue(value)] as const)
  attempt(() => openByName(name, Object.fromEntries(rest)))
}
