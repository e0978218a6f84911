/**
 * `npm run map`: writes the two slice lists from the folders, docs/map from the code, sorts docs/requirements/states, and counts
 * the requirements in build/map/requirements.md. With --check it only compares.
 */
import { writeFileSync } from 'node:fs'
import { sliceLists, staleLists } from './map/slice-lists.ts'

const only_checks = process.argv.includes('--check')
const stale = staleLists('.')
for (const file of stale) {
  process.stdout.write(`${file} ${only_checks ? 'is not what the folders say: run npm run map, and commit it.' : 'is written anew.'}\n`)
  if (!only_checks) writeFileSync(file, sliceLists('.')[file] ?? '')
}
if (only_checks && stale.length > 0) process.exit(1)
// The maps are read from the slices in the lists, so the lists are written first.
await import('./map/write-maps.ts')
