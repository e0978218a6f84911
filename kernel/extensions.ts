/**
 * A point at which a slice shows items from other slices: notices, menu entries, operator commands. The slice that reads the
 * contributions declares the point in its `extensions.ts`, which every slice may import, so no central list is needed.
 */
export interface Extension<T> {
  /** `area/slice.point`; the slice before the dot owns it. */
  readonly name: string
  /** Key of a contribution; two contributions may not share one. */
  readonly keyOf: (value: T) => string
  /** Validates a contribution; returns what is wrong with it for its developer, or undefined. */
  readonly faultOf?: (value: T) => string | undefined
}

/** A slice's contributions to one point. */
export interface Contribution {
  readonly extension: Extension<never>
  readonly values: readonly unknown[]
}

/** The fields of a manifest that concern extensions, the same on the server and in the browser. */
export interface Contributing {
  readonly name: string
  /** Extension points that this slice owns. */
  readonly extensions?: readonly Extension<never>[]
  /** This slice's contributions to extension points of others. */
  readonly contributes?: readonly Contribution[]
}

export const defineExtension = <T>(name: string, rules: Omit<Extension<T>, 'name'>): Extension<T> => ({ name, ...rules })

export const contribute = <T>(extension: Extension<T>, ...values: readonly T[]): Contribution => ({ extension, values })

/** All contributions to a point, in the order of the slices. */
export const contributionsTo = <T>(slices: readonly Contributing[], extension: Extension<T>): readonly T[] =>
  slices.flatMap(({ contributes = [] }) =>
    contributes.flatMap((contribution) => (contribution.extension.name === extension.name ? (contribution.values as readonly T[]) : [])),
  )

const ownershipFaults = (slices: readonly Contributing[]): string[] =>
  slices.flatMap(({ name, extensions = [] }) =>
    extensions.flatMap((extension) =>
      extension.name.startsWith(`${name}.`) ? [] : [`${name} owns the point "${extension.name}", whose name must begin with "${name}."`],
    ),
  )

const contributionFaults = (slices: readonly Contributing[]): string[] => {
  const owned = new Set(slices.flatMap(({ extensions = [] }) => extensions.map(({ name }) => name)))
  const givers = new Map<string, string>()
  const faults: string[] = []
  for (const { name, contributes = [] } of slices)
    for (const { extension, values } of contributes) {
      if (!owned.has(extension.name)) faults.push(`${name} contributes to "${extension.name}", which no slice of this house owns`)
      for (const value of values as readonly never[]) {
        const key = `${extension.name} "${extension.keyOf(value)}"`
        const giver = givers.get(key)
        if (giver !== undefined) faults.push(`${name} contributes ${key}, which ${giver} contributes already`)
        givers.set(key, name)
        const fault = extension.faultOf?.(value)
        if (fault !== undefined) faults.push(`${name} contributes ${key}: ${fault}`)
      }
    }
  return faults
}

/**
 * Checks at start that every contribution belongs to a declared point, has a unique key and the required shape. Throws an Error
 * that names every slice at fault.
 */
export const checkContributions = (slices: readonly Contributing[]): void => {
  const faults = [...ownershipFaults(slices), ...contributionFaults(slices)]
  if (faults.length > 0) throw new Error(`the slices do not fit together:\n  ${faults.join('\n  ')}`)
}
