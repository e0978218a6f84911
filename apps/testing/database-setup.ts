import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { slices } from '#apps/server/slices.ts'
import { startEmbedded } from '#kernel/database/embedded/start-embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { withDatabase } from '#apps/testing/with-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server of the tests: the owner's and the site's addresses of its template database. */
    testDatabase: { readonly owner_url: string; readonly app_url: string; readonly template: string }
  }
}

const template = 'openhouse_template'

/** Starts one PostgreSQL for the whole run and migrates the template that every test database is cloned from. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'openhouse-test-'))
  const server = await startEmbedded({ data_folder: folder, log: () => undefined })
  const admin = new pg.Client({ connectionString: server.owner_url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const owner_url = withDatabase(server.owner_url, template)
  const app_url = withDatabase(server.app_url, template)
  await migrate(owner_url, slices, { app_role: new URL(app_url).username })
  provide('testDatabase', { owner_url, app_url, template })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
