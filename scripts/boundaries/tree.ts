import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Path with forward slashes from the project's root → source text. The real project, or a small one for tests. */
export type SourceTree = ReadonlyMap<string, string>

/** A violation: where it is, and what to do. */
export interface Problem {
  readonly rule: string
  readonly file: string
  readonly message: string
}

/** The folders with our code. */
export const codeFolders = ['apps', 'bench', 'casino', 'e2e', 'engines', 'examples', 'kernel', 'scripts', 'ui'] as const

const isCode = (file: string): boolean => /\.(ts|tsx|mjs|sql)$/.test(file) && !/(^|\/)node_modules\//.test(file)

/** Reads every code file of the project below `root`. */
export const readTree = (root: string): SourceTree => {
  const files = codeFolders.flatMap((folder) => {
    const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  })
  const named = files.map((file) => file.replaceAll('\\', '/')).filter(isCode)
  return new Map(named.toSorted().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

/** Tests and their helpers, which may import more than production code. */
export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$|(^|\/)testing\//.test(file) || file.startsWith('e2e/')

/** Splits a path: `casino/loyalty/chests/server/api.ts` → its area, slice and path inside the slice. */
export const sliceOf = (file: string): { area: string; slice: string; inside: string } | undefined => {
  const match = /^casino\/([^/]+)\/([^/]+)\/(.+)$/.exec(file)
  if (match === null) return undefined
  const [, area = '', name = '', inside = ''] = match
  return { area, slice: `${area}/${name}`, inside }
}
