/** `npm run map`: writes docs/map from the code; with --check only compares. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { slices } from '#apps/server/slices.ts'
import { webSlices } from '#apps/web/slices.ts'
import { endpointsPage } from './map/endpoints.ts'
import { factsPage, pushesPage } from './map/facts.ts'
import type { MapPage } from './map/markdown.ts'
import { requirementsPage } from './map/requirements.ts'
import { tablesPage } from './map/tables.ts'
import { modalsPage, openersPage, pagesPage } from './map/web-pages.ts'

const folder = 'docs/map'
const { page: requirements, faults } = requirementsPage(slices, webSlices)
const pages: readonly MapPage[] = [
  endpointsPage(slices),
  pagesPage(webSlices),
  modalsPage(webSlices),
  openersPage(webSlices),
  pushesPage(slices, webSlices),
  factsPage(slices),
  tablesPage(),
  requirements,
]

const say = (line: string) => process.stdout.write(`${line}\n`)

const written = (file: string): string => {
  try {
    return readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return ''
  }
}

mkdirSync(folder, { recursive: true })
const stale = pages.filter(({ file, text }) => written(file) !== text).map(({ file }) => file)
const strays = readdirSync(folder).filter((file) => !pages.some((one) => one.file === file))

for (const fault of faults) say(fault)
if (process.argv.includes('--check')) {
  for (const file of [...stale, ...strays]) say(`${folder}/${file} is not what the code says: run npm run map, and commit it.`)
  process.exit(stale.length + strays.length + faults.length === 0 ? 0 : 1)
}
for (const { file, text } of pages) writeFileSync(`${folder}/${file}`, text)
for (const file of strays) rmSync(`${folder}/${file}`)
say(`${pages.length} maps in ${folder}, ${stale.length} changed.`)
process.exit(faults.length === 0 ? 0 : 1)
