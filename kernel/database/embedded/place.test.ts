import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeFor } from './place.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-place-'))
})
afterEach(() => rm(folder, { recursive: true }))

const user = { uid: 65_534, gid: 65_534 }

test('a database that stands in another folder is found there; without that folder none is begun anew, and what to do is said', async () => {
  const [asked, elsewhere] = [path.join(folder, 'postgres'), path.join(folder, 'elsewhere')]
  await mkdir(asked)
  await writeFile(path.join(asked, 'moved-to.json'), JSON.stringify({ folder: elsewhere }))
  for (const who of [user, undefined])
    await expect(placeFor(asked, who)).rejects.toThrow(/elsewhere, and that folder is not there.*delete .*moved-to\.json/)
  expect(await readdir(asked)).toEqual(['moved-to.json'])
  await mkdir(elsewhere)
  expect(await placeFor(asked, user)).toBe(elsewhere)
})
