/**
 * A point at which a slice shows what other slices have: notices, entries of the menu, commands of operators. The slice that reads
 * the contributions owns the point and declares it in its `extensions.ts`, which every slice may import; nobody keeps a list.
 */
export interface Extension<T> {
  /** `area/slice.point`; the slice before the dot owns it. */
  readonly name: string
  /** What no two contributions share. */
  readonly keyOf: (value: T) => string
  /** What is wrong with a contribution, in words for whoever wrote it; undefined when nothing is. */
  readonly faultOf?: (value: T) => string | undefined
}

/** What a slice gives to one point. */
export interface Contribution {
  readonly extension: Extension<never>
  readonly values: readonly unknown[]
}

/** The part of a manifest that is about extensions, alike on the server and in the browser. */
export interface Contributing {
  readonly name: string
  /** The points that this slice owns. */
  readonly extensions?: readonly Extension<never>[]
  /** What this slice gives to the points of others. */
  readonly contributes?: readonly Contribution[]
}

export const defineExtension = <T>(name: string, rules: Omit<Extension<T>, 'name'>): Extension<T> => ({ name, ...rules })

export const contribute = <T>(extension: Extension<T>, ...values: readonly T[]): Contribution => ({ extension, values })

/** What the slices gave to a point, in their order. */
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
 * Makes sure, before anything starts, that every contribution has an owner, a key of its own and the shape that its point asks for.
 * Throws an Error that names every slice at fault.
 */
export const checkContributions = (slices: readonly Contributing[]): void => {
  const faults = [...ownershipFaults(slices), ...contributionFaults(slices)]
  if (faults.length > 0) throw new Error(`the slices do not fit together:\n  ${faults.join('\n  ')}`)
}
