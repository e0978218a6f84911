// First of all: what is imported below is chosen by it.
import { environment } from '#apps/server/environment.ts'
import { identifyOf } from '#apps/server/identify.ts'
import { openHouse, type OpenedHouse } from '#apps/server/open-house.ts'
import { mountOperations } from '#apps/server/operations.ts'
import { releaseMemory } from '#apps/server/release-memory.ts'
import { seedDemo } from '#apps/server/seed-demo.ts'
import { mountWeb } from '#apps/server/web/mount-web.ts'
import { ConfigError } from '#kernel/config/config.ts'
import { EmbeddedDatabaseError } from '#kernel/database/embedded/failures.ts'
import { OwnDatabaseError } from '#kernel/database/own-database.ts'
import { startDispatcher } from '#kernel/facts/dispatcher.ts'
import { createApp } from '#kernel/http/app.ts'
import { attachHub } from '#kernel/realtime/attach-hub.ts'

/** How long running requests get to finish before the process ends all the same. */
const stop_within_ms = 15_000

const open = async (): Promise<void> => {
  const opened = await openHouse(environment)
  try {
    await serve(opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}

const serve = async ({ house, close }: OpenedHouse): Promise<void> => {
  const identify = identifyOf(house.slices)
  const state = { stopping: false }
  const app = await createApp(house, identify)
  await mountOperations(app, house, state)
  await mountWeb(app, house, identify)
  for (const slice of house.slices) await slice.start?.(house)
  await seedDemo(house)
  await house.jobs.start(house)
  const dispatcher = await startDispatcher(house)
  await attachHub(app.server, house)
  releaseMemory()
  await app.listen({ host: house.config.host, port: house.config.port })
  if (house.config.jurisdiction === 'open')
    house.log.warn('JURISDICTION=open: every feature is on. Choose a profile before real players come.')
  house.log.info({ url: house.config.public_url, brand: house.brand.name }, 'Openhouse is open')

  const stop = async (signal: string): Promise<void> => {
    if (state.stopping) return
    state.stopping = true
    house.log.info({ signal }, 'closing: no new work, running requests finish')
    setTimeout(() => process.exit(1), stop_within_ms).unref()
    await app.close()
    await dispatcher.stop()
    await house.jobs.stop()
    for (const slice of house.slices.toReversed()) await slice.stop?.(house)
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
}

open().catch((error: unknown) => {
  const expected =
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof OwnDatabaseError ||
    (error as { code?: string } | null)?.code === 'EADDRINUSE'
  process.stderr.write(
    `${expected || !(error instanceof Error) ? String((error as Error | null)?.message ?? error) : (error.stack ?? error.message)}\n`,
  )
  process.exit(1)
})
