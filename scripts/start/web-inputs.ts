import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

const folders = ['apps/web', 'casino', 'engines', 'kernel', 'ui']
const files = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts', 'scripts/start/web-build-steps.ts', 'tsconfig.json']

/** Pages never import server code (enforced by the boundary check), so its changes need no new build. */
const isInput = (file: string): boolean => !/(^|\/)(server|migrations|database|testing)\/|\.test\.tsx?$|\.(md|sql)$/.test(file)

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name).replaceAll('\\', '/'))
}

/** A hash of the names and contents of all files that the built pages depend on. */
export const hashWebInputs = async (): Promise<string> => {
  const listed = (await Promise.all(folders.map(filesIn))).flat().filter(isInput)
  const hash = createHash('sha256')
  for (const file of [...listed, ...files].toSorted()) {
    const content = await readFile(file).catch(() => Buffer.alloc(0))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
