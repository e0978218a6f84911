import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sliceLists } from '../map/slice-lists.ts'
import type { SliceNames } from './names.ts'
import * as server from './server-files.ts'
import * as shared from './shared-files.ts'
import * as web from './web-files.ts'

/** `2026-12-01T09:30:00Z` → `20261201T0930`, as migrations are named. */
const stamp = (now: Date): string => now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')

const filesOf = (names: SliceNames, now: Date): Readonly<Record<string, string>> => ({
  'README.md': shared.readme(names),
  'contract.ts': shared.contract(names),
  'rules.ts': shared.rules(),
  'rules.test.ts': shared.rulesTest(),
  'texts.ts': shared.texts(names),
  'server/index.ts': server.manifest(names),
  'server/routes.ts': server.routes(names),
  'server/leave-mark.ts': server.useCase(names),
  'server/store.ts': server.store(names),
  'server/personal-data.ts': server.personalData(),
  [`server/${names.name}.db.test.ts`]: server.databaseTest(names),
  [`server/migrations/${stamp(now)}-${names.name}.sql`]: server.migration(names),
  'web/index.ts': web.manifest(names),
  [`web/${names.name}-popup.tsx`]: web.popup(names),
})

/** Writes the slice below `root` and updates the two slice lists. Returns the written files. Throws if the slice exists. */
export const writeSlice = (root: string, names: SliceNames, now: Date): string[] => {
  const folder = path.join(root, 'casino', names.area, names.name)
  if (existsSync(folder)) throw new Error(`casino/${names.slice} is there already.`)
  const written = Object.entries(filesOf(names, now)).map(([name, text]) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    return path.relative(root, file)
  })
  for (const [list, text] of Object.entries(sliceLists(root))) {
    writeFileSync(path.join(root, list), text)
    written.push(list)
  }
  return written
}
