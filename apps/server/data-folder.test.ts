import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderError, readOrMakeSecret } from '#apps/server/data-folder.ts'
import { systemRandom } from '#kernel/random/random.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('reliability 23: the secret is made once, for its owner alone, also by two who start together', async () => {
  const data = path.join(folder, 'new', 'data')
  const started = await Promise.all(Array.from({ length: 12 }, () => readOrMakeSecret(data, systemRandom)))
  const [one] = started
  expect(new Set(started.map(({ hex }) => hex)).size).toBe(1)
  expect(await readOrMakeSecret(data, systemRandom)).toEqual(one)
  expect((await stat(path.join(data, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(data)).toEqual(['secret'])
})

test.each(['', 'ab'.repeat(16), 'not a secret'])('a secret that was cut off (%j) is refused, and left as it is', async (left) => {
  const file = path.join(folder, 'secret')
  await writeFile(file, left)
  await expect(readOrMakeSecret(folder, systemRandom)).rejects.toThrow(DataFolderError)
  expect(await readFile(file, 'utf8')).toBe(left)
})

test('a folder that cannot be one is named with its remedy', async () => {
  await writeFile(path.join(folder, 'file'), '')
  const said = /file(.data)? cannot be used for the site's data \(\w+\)\. Something else has that name\. DATA_FOLDER/
  await expect(readOrMakeSecret(path.join(folder, 'file'), systemRandom)).rejects.toThrow(said)
  await expect(readOrMakeSecret(path.join(folder, 'file', 'data'), systemRandom)).rejects.toThrow(said)
  await mkdir(path.join(folder, 'secret'))
  await expect(readOrMakeSecret(folder, systemRandom)).rejects.toThrow(DataFolderError)
})
