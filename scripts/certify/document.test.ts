import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenes } from './scenes.ts'
import { documentParts } from '#casino/games/providers/testing/document-parts.ts'

const page = readFileSync(new URL('../../docs/providers.md', import.meta.url), 'utf8')

test.each(Object.entries(documentParts(scenes.map(({ title }) => title))))(
  'docs/providers.md says of the %s what the contract says: a stranger builds on it',
  (_name, part) => expect(page).toContain(part),
)
