import { readFile } from 'node:fs/promises'

/** What Vite writes of each file of the build. */
interface Chunk {
  readonly file: string
  readonly src?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type FrameManifest = Readonly<Record<string, Chunk>>

/** What the document of one game loads at once: nothing waits for the discovery of anything else. */
export interface FrameFiles {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
}

const entry = 'casino/games/play/frame/main.ts'

/** Every game's module stands in a folder with its name: `…/golden-orchard/game.ts`. */
const keyOf = (manifest: FrameManifest, slug: string): string | undefined =>
  Object.keys(manifest).find((key) => key.endsWith(`/${slug}/game.ts`))

/** The files of a game and everything that they import, each once. Null for a game that has no document. */
export const frameFiles = (manifest: FrameManifest, slug: string): FrameFiles | null => {
  const start = manifest[entry]
  const game = keyOf(manifest, slug)
  if (!start || !game) return null
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  visit(entry)
  visit(game)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return {
    script: `/${start.file}`,
    styles: chunks.flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`),
    preloads: chunks.filter((chunk) => chunk !== start).map((chunk) => `/${chunk.file}`),
  }
}

export const readManifest = async (file: URL): Promise<FrameManifest> => JSON.parse(await readFile(file, 'utf8')) as FrameManifest
