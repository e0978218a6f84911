import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteOrphans } from './orphan-files.ts'

test('only old files that nothing stands behind go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openhouse-orphans-'))
  try {
    for (const name of ['kept', 'orphan', 'young']) await writeFile(join(folder, name), name)
    await mkdir(join(folder, 'folder'))
    const long_ago = new Date('2026-01-01T00:00:00Z')
    for (const name of ['kept', 'orphan', 'folder']) await utimes(join(folder, name), long_ago, long_ago)
    expect(await deleteOrphans(folder, new Set(['kept']), new Date('2026-01-02T00:00:00Z'))).toBe(1)
    expect((await readdir(folder)).toSorted()).toEqual(['folder', 'kept', 'young'])
    expect(await deleteOrphans(join(folder, 'nowhere'), new Set(), new Date())).toBe(0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
