import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { slices } from '#apps/server/slices.ts'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { clearKilledRuns, folderPrefix } from '#apps/testing/killed-runs.ts'
import { makeScratchFolder, removeScratchFolder } from '#apps/testing/scratch-folder.ts'
import { withDatabase } from '#apps/testing/with-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server: connection strings of owner and site for the template database. */
    testDatabase: { readonly admin_url: string; readonly owner_url: string; readonly app_url: string; readonly template: string }
  }
}

const template = 'openhouse_template'

const createTemplate = async (owner_url: string, app_url: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: withDatabase(owner_url, 'postgres') })
  await owner.connect()
  await owner.query(`create database ${template}`)
  await owner.end()
  await migrate(withDatabase(owner_url, template), slices, { app_role: new URL(app_url).username })
}

/** Starts one PostgreSQL for the whole run and migrates the template that every test database is cloned from. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  await clearKilledRuns()
  const folder = await makeScratchFolder(`${folderPrefix}${process.pid}-`)
  const server = await startEmbedded({ data_folder: path.join(folder, 'postgres'), durable: false, log: () => undefined })
  const tearDown = async (): Promise<void> => {
    await server.stop()
    await removeScratchFolder(folder)
  }
  try {
    await createTemplate(server.owner_url, server.app_url)
  } catch (error) {
    await tearDown()
    throw error
  }
  provide('testDatabase', {
    admin_url: server.admin_url,
    owner_url: withDatabase(server.owner_url, template),
    app_url: withDatabase(server.app_url, template),
    template,
  })
  return tearDown
}
