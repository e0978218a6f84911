/** Writes docs/map from the code, and counts the requirements in build/map/requirements.md; with --check it only compares. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { slices as listed } from '#apps/server/slices.ts'
import { webSlices } from '#apps/web/slices.ts'
import { checkContributions } from '#kernel/extensions.ts'
import { composeSlices } from '#kernel/slice.ts'
import { endpointsPage } from './endpoints.ts'
import { factsPage, pushesPage } from './facts.ts'
import type { MapPage } from './markdown.ts'
import { requirementsMap } from './requirements.ts'
import { tablesPage } from './tables.ts'
import { modalsPage, openersPage, pagesPage } from './web-pages.ts'

const folder = 'docs/map'
const slices = composeSlices(listed)
checkContributions(webSlices)
const only_checks = process.argv.includes('--check')
const { page: requirements, faults, untidy } = requirementsMap(slices, webSlices, !only_checks)
const pages: readonly MapPage[] = [
  endpointsPage(slices),
  pagesPage(webSlices),
  modalsPage(webSlices),
  openersPage(webSlices),
  pushesPage(slices, webSlices),
  factsPage(slices),
  tablesPage(),
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
for (const file of untidy) say(`${file} ${only_checks ? 'is not in order: run npm run map, and commit it.' : 'is put in order.'}`)
if (only_checks) {
  for (const file of [...stale, ...strays]) say(`${folder}/${file} is not what the code says: run npm run map, and commit it.`)
  process.exit(stale.length + strays.length + faults.length + untidy.length === 0 ? 0 : 1)
}
for (const { file, text } of pages) writeFileSync(`${folder}/${file}`, text)
for (const file of strays) rmSync(`${folder}/${file}`)
mkdirSync('build/map', { recursive: true })
writeFileSync(`build/map/${requirements.file}`, requirements.text)
say(`${pages.length} maps in ${folder}, ${stale.length} changed; the requirements are counted in build/map/${requirements.file}.`)
process.exit(faults.length === 0 ? 0 : 1)
